import { useSelector } from '@xstate/react';
import { superVisaNeeds } from '#domain/quote/superVisa.ts';
import { useFormats, useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Card } from '../kit/Card.tsx';
import { Notice } from '../kit/Notice.tsx';
import { QuestionnaireNotice } from '../medicalQuestionnaire/QuestionnaireNotice.tsx';
import { PlanActs } from './PlanActs.tsx';
import { PlanDialogs } from './PlanDialogs.tsx';
import { PlanExtras } from './PlanExtras.tsx';
import { PlanLimits } from './PlanLimits.tsx';
import { PlanParameters } from './PlanParameters.tsx';
import { PlanPrice } from './PlanPrice.tsx';
import styles from './planSelection.module.css';
import { type PlanSelectionProps, useCard, usePlan, useQuestionnaire } from './planSelectionRef.ts';
import { type Coverage, useCoverage } from './useCoverage.ts';

type PlanCardProps = PlanSelectionProps & { paxId: string; code: string; number: number };

/** [PS-039] A plan for a traveller: what it is, what can be chosen, what it costs. */
export function PlanCard({ actor, paxId, code, number }: PlanCardProps) {
  const card = useCard(actor, paxId, code);
  const plan = usePlan(actor, code);
  if (!card || !plan) return null;
  return <LaidOut actor={actor} card={card} plan={plan} number={number} />;
}

type LaidOutProps = PlanSelectionProps & {
  card: NonNullable<ReturnType<typeof useCard>>;
  plan: NonNullable<ReturnType<typeof usePlan>>;
  number: number;
};

function LaidOut({ actor, card, plan, number }: LaidOutProps) {
  const text = useText('planSelection');
  const language = useLanguage();
  const isSelected = useSelector(card, ({ context }) => context.isSelected);
  const questionnaire = useQuestionnaire(actor, card.getSnapshot().context.offer.paxId);
  const barred = useSelector(card, (snapshot) => snapshot.hasTag('barred'));
  const isOneOfSeveral = useSelector(actor, ({ context }) => {
    const { paxId } = card.getSnapshot().context.offer;
    return (context.offers.find((offer) => offer.paxId === paxId)?.codes.length ?? 0) > 1;
  });
  const content = plan.content[language];
  const coverage = useCoverage({ actor, card, plan });
  return (
    <Card
      level={3}
      title={content.name}
      chosen={isSelected}
      aside={
        content.mostPopular &&
        isOneOfSeveral &&
        !barred && <span className={styles.popular}>{text('mostPopular')}</span>
      }
    >
      <div className={styles.body}>
        <p className={styles.summary}>{content.summary}</p>
        <PlanLimits plan={plan} coverage={coverage?.isChosen === false ? coverage.label : null} />
        {barred ? (
          questionnaire && <QuestionnaireNotice actor={questionnaire} />
        ) : (
          <>
            <PlanParameters card={card} plan={plan} />
            {coverage?.isTooLow && <LowCoverage coverage={coverage} />}
            <PlanExtras actor={actor} card={card} plan={plan} />
            <PlanPrice actor={actor} card={card} plan={plan} number={number} />
          </>
        )}
        <PlanActs card={card} plan={plan} number={number} questionnaire={questionnaire} />
      </div>
      <PlanDialogs actor={actor} card={card} plan={plan} />
    </Card>
  );
}

/** That the coverage amount of a card is too low for the super visa, and what would pass. */
function LowCoverage({ coverage: { amount, isChosen } }: { coverage: Coverage }) {
  const text = useText('planSelection');
  const { money } = useFormats();
  const values = { needed: money(superVisaNeeds.coverageAmount * 100), amount: money(amount * 100) };
  return (
    <Notice tone="warning" announce={isChosen}>
      {text(isChosen ? 'superVisa.lowChoice' : 'superVisa.lowCoverage', values)}
    </Notice>
  );
}
