import { useSelector } from '@xstate/react';
import { applicationForm } from '#domain/apply/applyForm.ts';
import { applyYardstick } from '#domain/apply/applyIsComplete.ts';
import { eligibilityIsConfirmed } from '#domain/plans/confirmedPlans.ts';
import { useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Accordion } from '../kit/Accordion.tsx';
import { Card } from '../kit/Card.tsx';
import { Checkbox } from '../kit/Checkbox.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { PanelTitle } from '../kit/PanelTitle.tsx';
import { ApplicantEntry } from './ApplicantCard.tsx';
import { useApplicant } from './applicant.ts';
import { ApplyFields } from './applyFields.ts';
import type { ApplicantProps, ApplyProps, ApplyRef } from './applyRef.ts';

type FoldedApplicantsProps = ApplyProps & { travellers: readonly string[] };

/** Many travellers: one is open at a time, the others say who they are and what is to be corrected, or that all is filled in. */
export function FoldedApplicants({ actor, travellers }: FoldedApplicantsProps) {
  const text = useText('apply');
  return (
    <Card title={text('travellers')}>
      <FieldStack>
        <EverybodyIsEligible actor={actor} />
        <Accordion
          name="applicants"
          beside
          panels={travellers.map((paxId, index) => ({
            key: paxId,
            title: <ApplicantTitle actor={actor} paxId={paxId} number={index + 1} />,
            body: <ApplicantEntry actor={actor} paxId={paxId} number={index + 1} />,
            open: index === 0,
          }))}
        />
      </FieldStack>
    </Card>
  );
}

type ApplyContext = ReturnType<ApplyRef['getSnapshot']>['context'];

const yardstickOf = ({ facts, travellers, plans, language }: ApplyContext) =>
  applyYardstick(facts, travellers, plans, language);

/** What is asked of one traveller. */
const keysOf = (context: ApplyContext, paxId: string) =>
  applicationForm.keys(context.form, yardstickOf(context)).filter((key) => key.endsWith(`.${paxId}`));

/** Whether nothing is wrong or missing at one traveller. */
function applicantIsComplete(context: ApplyContext, paxId: string): boolean {
  const yardstick = yardstickOf(context);
  return keysOf(context, paxId).every(
    (key) => applicationForm.problem(key, context.form, yardstick) === null,
  );
}

/** How many fields of one traveller show a problem. */
const problemsOf = (context: ApplyContext, paxId: string) =>
  keysOf(context, paxId).filter((key) => (context.problems[key] ?? null) !== null).length;

/** The age that was quoted, and the plan of who has one of their own. */
function useAgeAndPlan({ actor, paxId }: Pick<ApplicantProps, 'actor' | 'paxId'>): string {
  const text = useText('apply');
  const language = useLanguage();
  const age = useSelector(actor, ({ context }) =>
    Number(context.travellers.travellers.find(({ id }) => id === paxId)?.age),
  );
  const plan = useSelector(actor, ({ context }) => context.plans.chosen.find((one) => one.paxId === paxId));
  return plan
    ? text('traveller.ageAndPlan', { age, plan: plan.name[language] })
    : text('traveller.age', { age });
}

function ApplicantTitle({ actor, paxId, number }: ApplicantProps) {
  const text = useText('apply');
  const firstName = useApplicant(actor, paxId, 'firstName');
  const lastName = useApplicant(actor, paxId, 'lastName');
  const isComplete = useSelector(actor, ({ context }) => applicantIsComplete(context, paxId));
  const problems = useSelector(actor, ({ context }) => problemsOf(context, paxId));
  const name = `${firstName} ${lastName}`.trim();
  return (
    <PanelTitle
      more={useAgeAndPlan({ actor, paxId })}
      problems={problems}
      complete={isComplete ? text('traveller.complete') : undefined}
    >
      <span>{text(number === 1 ? 'traveller.primary' : 'traveller', { number })}</span>
      {name && <span>{` ${name}`}</span>}
    </PanelTitle>
  );
}

/** [AP-029] Whose eligibility is asked here. */
const askedOf = (context: ApplyContext) =>
  yardstickOf(context).eligibilityNeeded.filter((paxId) => !eligibilityIsConfirmed(context.plans, paxId));

/** [AP-029] Says of everybody at once what each traveller is asked. */
function EverybodyIsEligible({ actor }: ApplyProps) {
  const text = useText('apply');
  const fill = ApplyFields.useFill();
  const asked = useSelector(actor, ({ context }) => askedOf(context).join(' '));
  const isAgreed = useSelector(actor, ({ context }) =>
    context.form.travellers.every(
      ({ paxId, eligibilityConsent }) => eligibilityConsent || !asked.split(' ').includes(paxId),
    ),
  );
  if (asked === '') return null;
  return (
    <Checkbox
      id="eligibilityOfAll"
      label={text('eligibilityOfAll')}
      checked={isAgreed}
      onChange={(checked) => {
        for (const paxId of asked.split(' ')) fill(checked, `eligibilityConsent.${paxId}`);
      }}
    />
  );
}
