import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { isDependent, relationships } from '#domain/apply/applicants.ts';
import { nameMask } from '#domain/typing/masks.ts';
import { useText } from '../../text/useText.ts';
import { Card } from '../kit/Card.tsx';
import { Checkbox } from '../kit/Checkbox.tsx';
import { DateOfBirthField } from '../kit/DateOfBirthField.tsx';
import { FieldRow, FieldStack } from '../kit/FieldRow.tsx';
import { RadioGroup } from '../kit/RadioGroup.tsx';
import { Select } from '../kit/Select.tsx';
import { TextField } from '../kit/TextField.tsx';
import { ApplicantConsents } from './ApplicantConsents.tsx';
import { ApplicantContact } from './ApplicantContact.tsx';
import { useApplicant } from './applicant.ts';
import { actsOf } from './applyActs.ts';
import type { ApplicantProps } from './applyRef.ts';
import { useProblem } from './problemText.ts';

/** [AP-001] Who one traveller is, and where they can be reached. */
export const ApplicantCard = memo(function ApplicantCard({ actor, paxId, number }: ApplicantProps) {
  const text = useText('apply');
  const dependent = useSelector(actor, ({ context }) => isDependent(context.travellers, paxId));
  return (
    <Card title={text(number === 1 ? 'traveller.primary' : 'traveller', { number })}>
      <FieldStack>
        <ApplicantName actor={actor} paxId={paxId} number={number} />
        <BirthEntry actor={actor} paxId={paxId} number={number} />
        {dependent && <RelationshipEntry actor={actor} paxId={paxId} number={number} />}
        <ApplicantContact actor={actor} paxId={paxId} number={number} />
        <LanguageEntry actor={actor} paxId={paxId} number={number} />
        <ApplicantConsents actor={actor} paxId={paxId} number={number} />
      </FieldStack>
    </Card>
  );
});

/** [AP-010] [AP-011] The name of everybody who is insured, or that it follows. */
function ApplicantName(props: ApplicantProps) {
  const text = useText('apply');
  const { actor, paxId, number } = props;
  const toFollow = useApplicant(actor, paxId, 'nameToFollow');
  return (
    <>
      {!toFollow && (
        <FieldRow>
          <NameEntry {...props} field="firstName" />
          <NameEntry {...props} field="lastName" />
        </FieldRow>
      )}
      {number > 1 && (
        <Checkbox
          id={`nameToFollow.${paxId}`}
          label={text('nameToFollow')}
          more={text('nameToFollow.more')}
          checked={toFollow}
          onChange={actsOf(actor).tickApplicant}
        />
      )}
    </>
  );
}

function NameEntry({ actor, paxId, number, field }: ApplicantProps & { field: 'firstName' | 'lastName' }) {
  const text = useText('apply');
  return (
    <TextField
      id={`${field}.${paxId}`}
      label={text(field)}
      value={useApplicant(actor, paxId, field)}
      problem={useProblem(actor, `${field}.${paxId}`)}
      mask={nameMask}
      maxLength={100}
      autoComplete={number === 1 ? (field === 'firstName' ? 'given-name' : 'family-name') : 'off'}
      onText={actsOf(actor).typeApplicant}
    />
  );
}

function BirthEntry({ actor, paxId, number }: ApplicantProps) {
  const text = useText('apply');
  const id = `dateOfBirth.${paxId}` as const;
  return (
    <DateOfBirthField
      id={id}
      label={text('dateOfBirth')}
      day={useApplicant(actor, paxId, 'birthDay')}
      month={useApplicant(actor, paxId, 'birthMonth')}
      year={useApplicant(actor, paxId, 'birthYear')}
      problem={useProblem(actor, id)}
      isOwn={number === 1}
      onPart={actsOf(actor).typeBirth}
    />
  );
}

function RelationshipEntry({ actor, paxId }: ApplicantProps) {
  const text = useText('apply');
  return (
    <Select
      id={`relationship.${paxId}`}
      label={text('relationship')}
      value={useApplicant(actor, paxId, 'relationship')}
      options={relationships.map((value) => ({ value, label: text(`relationship.${value}`) }))}
      placeholder={text('select')}
      problem={useProblem(actor, `relationship.${paxId}`)}
      width="medium"
      onChoose={actsOf(actor).typeApplicant}
    />
  );
}

/** [AP-032] */
function LanguageEntry({ actor, paxId }: ApplicantProps) {
  const text = useText('apply');
  return (
    <RadioGroup
      id={`lang.${paxId}`}
      label={text('lang')}
      value={useApplicant(actor, paxId, 'lang')}
      options={[
        { value: 'EN', label: text('lang.EN') },
        { value: 'FR', label: text('lang.FR') },
      ]}
      inline
      onChoose={actsOf(actor).typeApplicant}
    />
  );
}
