import { useSelector } from '@xstate/react';
import type { ApplyForm } from '#domain/apply/applyForm.ts';
import { asksForDependents } from '#domain/apply/applyProblems.ts';
import { employeeRelationships } from '#domain/catalogue/plans.ts';
import { nameMask } from '#domain/typing/masks.ts';
import { useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Card } from '../kit/Card.tsx';
import { Checkbox } from '../kit/Checkbox.tsx';
import { DateTextField } from '../kit/DateTextField.tsx';
import { FieldRow, FieldStack } from '../kit/FieldRow.tsx';
import { Select } from '../kit/Select.tsx';
import { TextField } from '../kit/TextField.tsx';
import { TextLink } from '../kit/TextLink.tsx';
import { ToggleField } from '../kit/ToggleField.tsx';
import { actsOf } from './applyActs.ts';
import type { ApplyProps, ApplyRef } from './applyRef.ts';
import { useProblem } from './problemText.ts';

type PurchaseValue = Exclude<keyof ApplyForm, 'travellers'>;

function useValue<Field extends PurchaseValue>(actor: ApplyRef, field: Field): ApplyForm[Field] {
  return useSelector(actor, ({ context }) => context.form[field]);
}

/** [AP-007] [AP-029] [AP-031] [AP-033] What belongs to the purchase as a whole. */
export function PurchaseCard({ actor }: ApplyProps) {
  const text = useText('apply');
  const isEmployee = useSelector(actor, ({ context }) => context.facts.organizationKind === 'employee');
  const mayDate = useSelector(actor, ({ context }) => context.facts.mayDateApplication);
  const asks = useSelector(actor, ({ context }) => asksForDependents(context.travellers));
  return (
    <Card title={text('purchase')}>
      <FieldStack>
        {mayDate && <ApplicationDate actor={actor} />}
        {isEmployee && <Employee actor={actor} />}
        {asks && <Dependents actor={actor} />}
        <Referral actor={actor} />
        <LegalConsent actor={actor} />
      </FieldStack>
    </Card>
  );
}

/** [PM-020] */
function ApplicationDate({ actor }: ApplyProps) {
  const text = useText('apply');
  const latest = useSelector(actor, ({ context }) => context.travellers.departureDate);
  return (
    <DateTextField
      id="applicationDate"
      label={text('applicationDate')}
      hint={text('applicationDate.hint')}
      value={useValue(actor, 'applicationDate')}
      problem={useProblem(actor, 'applicationDate')}
      max={latest}
      optional
      onText={actsOf(actor).type}
      onBlur={actsOf(actor).leave}
    />
  );
}

/** [AP-031] */
function Employee({ actor }: ApplyProps) {
  const text = useText('apply');
  return (
    <FieldRow>
      <TextField
        id="employeeName"
        label={text('employeeName')}
        value={useValue(actor, 'employeeName')}
        problem={useProblem(actor, 'employeeName')}
        mask={nameMask}
        maxLength={100}
        onText={actsOf(actor).type}
      />
      <Select
        id="employeeRelationship"
        label={text('employeeRelationship')}
        value={useValue(actor, 'employeeRelationship')}
        options={employeeRelationships.map((value) => ({
          value,
          label: text(`employeeRelationship.${value}`),
        }))}
        placeholder={text('select')}
        problem={useProblem(actor, 'employeeRelationship')}
        onChoose={actsOf(actor).type}
      />
    </FieldRow>
  );
}

/** [AP-007] */
function Dependents({ actor }: ApplyProps) {
  const text = useText('apply');
  const answer = useValue(actor, 'uninsuredDependents');
  const waived = useValue(actor, 'dependentsWaiver');
  const problem = useProblem(actor, 'dependentsWaiver');
  return (
    <>
      <ToggleField
        id="uninsuredDependents"
        label={text('uninsuredDependents')}
        value={answer}
        problem={useProblem(actor, 'uninsuredDependents')}
        onChoose={actsOf(actor).type}
      />
      {answer === 'true' && (
        <Checkbox
          id="dependentsWaiver"
          label={text('dependentsWaiver')}
          checked={waived}
          problem={problem}
          onChange={actsOf(actor).tick}
        />
      )}
    </>
  );
}

/** [AP-033] */
function Referral({ actor }: ApplyProps) {
  const text = useText('apply');
  return (
    <FieldRow>
      <TextField
        id="referredBy"
        label={text('referredBy')}
        value={useValue(actor, 'referredBy')}
        problem={useProblem(actor, 'referredBy')}
        maxLength={100}
        optional
        onText={actsOf(actor).type}
      />
      <TextField
        id="referenceId"
        label={text('referenceId')}
        hint={text('referenceId.hint')}
        value={useValue(actor, 'referenceId')}
        problem={useProblem(actor, 'referenceId')}
        maxLength={12}
        width="medium"
        optional
        onText={actsOf(actor).type}
      />
    </FieldRow>
  );
}

/** [AP-027] [AP-028] [AP-029] */
function LegalConsent({ actor }: ApplyProps) {
  const text = useText('apply');
  const language = useLanguage();
  const terms = useSelector(actor, ({ context }) => context.consents?.[language].terms);
  return (
    <Checkbox
      id="legalConsent"
      label={text('legalConsent')}
      more={
        terms && (
          <>
            {terms.text}{' '}
            {terms.href && (
              <TextLink href={terms.href} newWindow>
                {terms.title}
              </TextLink>
            )}
          </>
        )
      }
      checked={useValue(actor, 'legalConsent')}
      problem={useProblem(actor, 'legalConsent')}
      onChange={actsOf(actor).tick}
    />
  );
}
