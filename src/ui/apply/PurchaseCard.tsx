import { useSelector } from '@xstate/react';
import { asksForDependents } from '#domain/apply/applyForm.ts';
import { useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Card } from '../kit/Card.tsx';
import { FieldRow, FieldStack } from '../kit/FieldRow.tsx';
import { TextLink } from '../kit/TextLink.tsx';
import { ApplyFields } from './applyFields.ts';
import type { ApplyProps } from './applyRef.ts';

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
        {isEmployee && <Employee />}
        {asks && <Dependents actor={actor} />}
        {/* [AP-033] */}
        <FieldRow>
          <ApplyFields.Text field="referredBy" />
          <ApplyFields.Text field="referenceId" width="medium" />
        </FieldRow>
        <LegalConsent actor={actor} />
      </FieldStack>
    </Card>
  );
}

/** [PM-020] */
function ApplicationDate({ actor }: ApplyProps) {
  const latest = useSelector(actor, ({ context }) => context.travellers.departureDate);
  return <ApplyFields.Day field="applicationDate" max={latest} />;
}

/** [AP-031] */
function Employee() {
  const text = useText('apply');
  return (
    <FieldRow>
      <ApplyFields.Text field="employeeName" />
      <ApplyFields.Choice field="employeeRelationship" placeholder={text('select')} />
    </FieldRow>
  );
}

/** [AP-007] */
function Dependents({ actor }: ApplyProps) {
  const travel = useSelector(actor, ({ context }) => context.form.uninsuredDependents === 'true');
  return (
    <>
      <ApplyFields.Toggle field="uninsuredDependents" />
      {travel && <ApplyFields.Tick field="dependentsWaiver" />}
    </>
  );
}

/** [AP-027] [AP-028] [AP-029] */
function LegalConsent({ actor }: ApplyProps) {
  const language = useLanguage();
  const terms = useSelector(actor, ({ context }) => context.consents?.[language].terms);
  return (
    <ApplyFields.Tick
      field="legalConsent"
      more={
        terms && (
          <>
            <span>{terms.text}</span>{' '}
            {terms.href && (
              <TextLink href={terms.href} newWindow>
                {terms.title}
              </TextLink>
            )}
          </>
        )
      }
    />
  );
}
