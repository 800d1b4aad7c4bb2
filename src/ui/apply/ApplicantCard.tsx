import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { isDependent, relationships } from '#domain/apply/dependents.ts';
import { useText } from '../../text/useText.ts';
import { Card } from '../kit/Card.tsx';
import { DateOfBirthField } from '../kit/DateOfBirthField.tsx';
import { FieldRow, FieldStack } from '../kit/FieldRow.tsx';
import { ApplicantConsents } from './ApplicantConsents.tsx';
import { ApplicantContact } from './ApplicantContact.tsx';
import { useApplicant } from './applicant.ts';
import { ApplyFields } from './applyFields.ts';
import type { ApplicantProps } from './applyRef.ts';

/** [AP-001] Who one traveller is, and where they can be reached. */
export function ApplicantCard(props: ApplicantProps) {
  const text = useText('apply');
  const { number } = props;
  return (
    <Card title={text(number === 1 ? 'traveller.primary' : 'traveller', { number })}>
      <ApplicantEntry {...props} />
    </Card>
  );
}

/** What is entered of one traveller. */
export const ApplicantEntry = memo(function ApplicantEntry({ actor, paxId, number }: ApplicantProps) {
  const dependent = useSelector(actor, ({ context }) => isDependent(context.travellers, paxId));
  return (
    <FieldStack>
      <ApplicantName actor={actor} paxId={paxId} number={number} />
      <FieldRow>
        <BirthEntry actor={actor} paxId={paxId} number={number} />
        {/* [AP-032] */}
        <ApplyFields.Radios field={`lang.${paxId}`} inline />
      </FieldRow>
      {dependent && <RelationshipEntry actor={actor} paxId={paxId} number={number} />}
      <ApplicantContact actor={actor} paxId={paxId} number={number} />
      <ApplicantConsents actor={actor} paxId={paxId} number={number} />
    </FieldStack>
  );
});

/** [AP-010] [AP-011] The name of everybody who is insured, or that it follows. */
function ApplicantName({ actor, paxId, number }: ApplicantProps) {
  const text = useText('apply');
  const toFollow = useApplicant(actor, paxId, 'nameToFollow');
  return (
    <>
      {!toFollow && (
        <FieldRow>
          <ApplyFields.Text field={`firstName.${paxId}`} autoComplete={number === 1 ? 'given-name' : 'off'} />
          <ApplyFields.Text field={`lastName.${paxId}`} autoComplete={number === 1 ? 'family-name' : 'off'} />
        </FieldRow>
      )}
      {number > 1 && <ApplyFields.Tick field={`nameToFollow.${paxId}`} more={text('nameToFollow.more')} />}
    </>
  );
}

const birthFields = { day: 'birthDay', month: 'birthMonth', year: 'birthYear' } as const;

function BirthEntry({ actor, paxId, number }: ApplicantProps) {
  const { id, label, problem } = ApplyFields.useField(`dateOfBirth.${paxId}`);
  const fill = ApplyFields.useFill();
  return (
    <DateOfBirthField
      id={id}
      label={label}
      day={useApplicant(actor, paxId, 'birthDay')}
      month={useApplicant(actor, paxId, 'birthMonth')}
      year={useApplicant(actor, paxId, 'birthYear')}
      problem={problem}
      isOwn={number === 1}
      onPart={(part, typed) => fill(typed, `${birthFields[part]}.${paxId}`)}
    />
  );
}

function RelationshipEntry({ paxId }: ApplicantProps) {
  const text = useText('apply');
  return (
    <ApplyFields.Choice
      field={`relationship.${paxId}`}
      options={relationships.map((value) => ({ value, label: text(`relationship.${value}`) }))}
      placeholder={text('select')}
      width="medium"
    />
  );
}
