import { phoneMask, postalCodeMask, showPhone, showPostalCode } from './masks.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

export type MaskedFieldProps = Omit<TextFieldProps, 'mask' | 'type' | 'inputMode' | 'maxLength'>;

/** [WG-046] A phone number: `value` holds ten digits, the field shows `(999) 999-9999`. */
export function PhoneField(props: MaskedFieldProps) {
  return (
    <TextField
      autoComplete="tel-national"
      width="short"
      {...props}
      type="tel"
      inputMode="tel"
      value={showPhone(props.value)}
      mask={(text) => showPhone(phoneMask(text, ''))}
      onText={(text, id) => props.onText(phoneMask(text, ''), id)}
    />
  );
}

/** [WG-044] [WG-045] A postal code: `value` holds six characters, the field shows `A9A 9A9`. */
export function PostalCodeField(props: MaskedFieldProps) {
  return (
    <TextField
      autoComplete="postal-code"
      width="short"
      {...props}
      spellCheck={false}
      value={showPostalCode(props.value)}
      mask={(text) => showPostalCode(postalCodeMask(text, ''))}
      onText={(text, id) => props.onText(postalCodeMask(text, ''), id)}
    />
  );
}
