import { provinceCodes } from '#domain/provinces.ts';
import { useText } from '../../text/useText.ts';
import { FieldRow } from '../kit/FieldRow.tsx';
import { PhoneField, PostalCodeField } from '../kit/MaskedField.tsx';
import { useApplicant } from './applicant.ts';
import { ApplyFields } from './applyFields.ts';
import type { ApplicantProps } from './applyRef.ts';

/** [AP-003] [AP-008] [AP-009] [AP-021] The contact of a traveller: an own one, or the primary's. */
export function ApplicantContact(props: ApplicantProps) {
  const { actor, paxId, number } = props;
  const same = useApplicant(actor, paxId, 'sameAsPrimary');
  return (
    <>
      {number > 1 && <ApplyFields.Tick field={`sameAsPrimary.${paxId}`} />}
      {!same && <OwnContact {...props} />}
    </>
  );
}

function OwnContact({ paxId, number }: ApplicantProps) {
  const text = useText('apply');
  const words = useText('kit');
  const own = (autoComplete: string) => (number === 1 ? autoComplete : 'off');
  return (
    <>
      <FieldRow>
        <ApplyFields.Text field={`email.${paxId}`} type="email" autoComplete={own('email')} />
        <ApplyFields.Text field={`phone.${paxId}`} as={PhoneField} />
      </FieldRow>
      <FieldRow>
        <ApplyFields.Text field={`addressLine1.${paxId}`} autoComplete={own('address-line1')} />
        <ApplyFields.Text field={`addressLine2.${paxId}`} autoComplete={own('address-line2')} />
      </FieldRow>
      <FieldRow columns={3}>
        <ApplyFields.Text field={`city.${paxId}`} autoComplete={own('address-level2')} />
        <ApplyFields.Choice
          field={`province.${paxId}`}
          options={provinceCodes.map((value) => ({ value, label: words(`province.${value}`) }))}
          placeholder={text('select')}
        />
        <ApplyFields.Text field={`postalCode.${paxId}`} as={PostalCodeField} />
      </FieldRow>
    </>
  );
}
