import { useSelector } from '@xstate/react';
import { stepPosition } from '#domain/flow/steps.ts';
import { ownValue } from '#domain/ownValue.ts';
import { useText } from '../../text/useText.ts';
import { NeedsAnalysis, needsSection } from '../needsAnalysis/NeedsAnalysis.tsx';
import type { NeedsRef } from '../needsAnalysis/needsRef.ts';
import { EarlierPlans } from './EarlierPlans.tsx';
import { EmployeeDiscount } from './EmployeeDiscount.tsx';
import { OfferedPlans } from './OfferedPlans.tsx';
import { RunningSummary } from '../summary/RunningSummary.tsx';
import { SuperVisaNotice } from '../summary/SuperVisaNotice.tsx';
import { Button } from '../kit/Button.tsx';
import { Columns } from '../kit/Columns.tsx';
import { ErrorSummary } from '../kit/ErrorSummary.tsx';
import { FailureNotice } from '../kit/FailureNotice.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { PageTitle } from '../kit/PageTitle.tsx';
import { StepButtons } from '../kit/StepButtons.tsx';
import type { PlanSelectionProps } from './planSelectionRef.ts';

/** The plan-selection step: a section for each traveller. */
export function PlanSelectionScreen({ actor }: PlanSelectionProps) {
  const text = useText('planSelection');
  const correcting = useSelector(actor, (snapshot) => snapshot.matches({ choosing: 'correcting' }));
  const unavailable = useSelector(actor, (snapshot) => snapshot.matches('unavailable'));
  const problem = useSelector(actor, ({ context }) => context.problem);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const count = useSelector(actor, ({ context }) => context.offers.length);
  const isFamily = useSelector(actor, ({ context }) => context.travellers.familyPlans === 'true');
  const reason = busy ? 'continue.busy' : unavailable ? 'continue.unavailable' : null;
  return (
    <FieldStack>
      {correcting && <Problems actor={actor} />}
      <PageTitle
        step={stepPosition('SELECT_PLAN')}
        hasProblems={correcting}
        lead={isFamily ? text('lead.family') : text('lead', { count })}
      >
        {text('title')}
      </PageTitle>
      {unavailable && (
        <FailureNotice
          code={problem}
          title={text('unavailable.title')}
          acts={
            <Button onPress={() => actor.send({ type: 'person.retryPlans' })}>
              {text('unavailable.retry')}
            </Button>
          }
        >
          {text('unavailable.body')}
        </FailureNotice>
      )}
      <EarlierPlans actor={actor} />
      <EmployeeDiscount actor={actor} />
      <Columns aside={<Summary actor={actor} />}>
        <SuperVisa actor={actor} />
        <Needs actor={actor} />
        <OfferedPlans actor={actor} />
        <StepButtons
          forward={text('continue')}
          reason={reason && text(reason)}
          onForward={() => actor.send({ type: 'person.continue' })}
          back={text('back')}
          onBack={() => actor.send({ type: 'person.goBack' })}
        />
      </Columns>
    </FieldStack>
  );
}

/** [NA-012] The needs analysis, above the plans. */
function Needs({ actor }: PlanSelectionProps) {
  const needs = useSelector(actor, ({ children }) => children['needsAnalysis'] as NeedsRef | undefined);
  const isMissed = useSelector(actor, ({ context }) => context.needsProblem);
  return needs && <NeedsAnalysis actor={needs} isMissed={isMissed} />;
}

function SuperVisa({ actor }: PlanSelectionProps) {
  const travellers = useSelector(actor, ({ context }) => context.travellers);
  const trip = useSelector(actor, ({ context }) => context.trip);
  return <SuperVisaNotice travellers={travellers} trip={trip} />;
}

function Summary({ actor }: PlanSelectionProps) {
  const travellers = useSelector(actor, ({ context }) => context.travellers);
  const chosen = useSelector(actor, ({ context }) => context.form.chosen);
  return <RunningSummary travellers={travellers} chosen={chosen} />;
}

function Problems({ actor }: PlanSelectionProps) {
  const text = useText('planSelection');
  const words = useText('needsAnalysis');
  const problems = useSelector(actor, ({ context }) => context.problems);
  const isMissed = useSelector(actor, ({ context }) => context.needsProblem);
  const attempt = useSelector(actor, ({ context }) => context.attempts);
  const { offers, travellers } = actor.getSnapshot().context;
  const isFamily = travellers.familyPlans === 'true';
  const links = offers.flatMap(({ paxId }, index) => {
    const problem = ownValue(problems, paxId);
    return problem
      ? [{ id: `plans-${paxId}`, text: text(`missing.${problem}`, { number: isFamily ? 0 : index + 1 }) }]
      : [];
  });
  const needs = isMissed ? [{ id: needsSection, text: words('missed') }] : [];
  return <ErrorSummary problems={[...needs, ...links]} attempt={attempt} />;
}
