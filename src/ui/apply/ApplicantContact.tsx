import type { ContactField } from '#domain/apply/applicants.ts';
import { provinceCodes } from '#domain/provinces.ts';
import { addressMask } from '#domain/typing/masks.ts';
import { useText } from '../../text/useText.ts';
import { Checkbox } from '../kit/Checkbox.tsx';
import { FieldRow } from '../kit/FieldRow.tsx';
import { PhoneField, PostalCodeField } from '../kit/MaskedField.tsx';
import { Select } from '../kit/Select.tsx';
import { TextField } from '../kit/TextField.tsx';
import { useApplicant } from './applicant.ts';
import { actsOf } from './applyActs.ts';
import type { ApplicantProps } from './applyRef.ts';
import { useProblem } from './problemText.ts';

/** [AP-003] [AP-008] [AP-009] [AP-021] The contact of a traveller: an own one, or the primary's. */
export function ApplicantContact(props: ApplicantProps) {
  const text = useText('apply');
  const { actor, paxId, number } = props;
  const same = useApplicant(actor, paxId, 'sameAsPrimary');
  return (
    <>
      {number > 1 && (
        <Checkbox
          id={`sameAsPrimary.${paxId}`}
          label={text('sameAsPrimary')}
          checked={same}
          onChange={actsOf(actor).tickApplicant}
        />
      )}
      {!same && <OwnContact {...props} />}
    </>
  );
}

function OwnContact(props: ApplicantProps) {
  const text = useText('kit');
  const { actor, paxId } = props;
  return (
    <>
      <FieldRow>
        <Entry {...props} field="email" type="email" autoComplete="email" maxLength={100} />
        <PhoneEntry {...props} />
      </FieldRow>
      <FieldRow>
        <Entry {...props} field="addressLine1" masked autoComplete="address-line1" maxLength={100} />
        <Entry {...props} field="addressLine2" masked optional autoComplete="address-line2" maxLength={100} />
      </FieldRow>
      <FieldRow columns={3}>
        <Entry {...props} field="city" masked autoComplete="address-level2" maxLength={100} />
        <ProvinceEntry
          {...props}
          options={provinceCodes.map((value) => ({ value, label: text(`province.${value}`) }))}
        />
        <PostalEntry actor={actor} paxId={paxId} number={props.number} />
      </FieldRow>
    </>
  );
}

type EntryProps = ApplicantProps & {
  field: Exclude<ContactField, 'phone' | 'postalCode' | 'province'>;
  type?: 'email';
  masked?: boolean;
  optional?: boolean;
  autoComplete: string;
  maxLength: number;
};

function Entry({ actor, paxId, number, field, type, masked, optional, autoComplete, maxLength }: EntryProps) {
  const text = useText('apply');
  return (
    <TextField
      id={`${field}.${paxId}`}
      label={text(field)}
      value={useApplicant(actor, paxId, field)}
      problem={useProblem(actor, `${field}.${paxId}`)}
      optional={optional}
      type={type}
      mask={masked ? addressMask : undefined}
      maxLength={maxLength}
      autoComplete={number === 1 ? autoComplete : 'off'}
      onText={actsOf(actor).typeApplicant}
    />
  );
}

function PhoneEntry({ actor, paxId }: ApplicantProps) {
  const text = useText('apply');
  return (
    <PhoneField
      id={`phone.${paxId}`}
      label={text('phone')}
      value={useApplicant(actor, paxId, 'phone')}
      problem={useProblem(actor, `phone.${paxId}`)}
      optional
      onText={actsOf(actor).typeApplicant}
    />
  );
}

function PostalEntry({ actor, paxId }: ApplicantProps) {
  const text = useText('apply');
  return (
    <PostalCodeField
      id={`postalCode.${paxId}`}
      label={text('postalCode')}
      value={useApplicant(actor, paxId, 'postalCode')}
      problem={useProblem(actor, `postalCode.${paxId}`)}
      onText={actsOf(actor).typeApplicant}
    />
  );
}

function ProvinceEntry({
  actor,
  paxId,
  options,
}: ApplicantProps & { options: { value: string; label: string }[] }) {
  const text = useText('apply');
  return (
    <Select
      id={`province.${paxId}`}
      label={text('province')}
      value={useApplicant(actor, paxId, 'province')}
      options={options}
      placeholder={text('select')}
      problem={useProblem(actor, `province.${paxId}`)}
      onChoose={actsOf(actor).typeApplicant}
    />
  );
}
