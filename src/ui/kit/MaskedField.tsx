import { heldPhone, phoneIsUnclear, phoneMask, showPhone } from '#domain/typing/phone.ts';
import {
  heldPostalCode,
  postalCodeIsUnclear,
  postalCodeMask,
  showPostalCode,
} from '#domain/typing/postalCode.ts';
import { useText } from '../../text/useText.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

export type MaskedFieldProps = Omit<TextFieldProps, 'mask' | 'type' | 'inputMode' | 'maxLength'>;

/** [WG-046] A phone number: `value` holds ten digits, the field shows `(999) 999-9999`; a text that is none as it is. */
export function PhoneField(props: MaskedFieldProps) {
  const text = useText('kit');
  return (
    <TextField
      autoComplete="tel-national"
      width="short"
      {...props}
      type="tel"
      inputMode="tel"
      value={showPhone(props.value)}
      problem={props.problem ?? (phoneIsUnclear(props.value) ? text('typing.phoneUnclear') : null)}
      mask={phoneMask}
      onText={(shown, id) => props.onText(heldPhone(shown), id)}
    />
  );
}

/** [WG-044] [WG-045] A postal code: `value` holds six characters, the field shows `A9A 9A9`; what is none as it is. */
export function PostalCodeField(props: MaskedFieldProps) {
  const text = useText('kit');
  const isUnclear = postalCodeIsUnclear(props.value);
  return (
    <TextField
      autoComplete="postal-code"
      width="short"
      {...props}
      spellCheck={false}
      value={showPostalCode(props.value)}
      problem={props.problem ?? (isUnclear ? text('typing.postalCodeUnclear') : null)}
      mask={postalCodeMask}
      onText={(shown, id) => props.onText(heldPostalCode(shown), id)}
    />
  );
}
