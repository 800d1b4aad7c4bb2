import type { ChosenPlan } from '#domain/plans/plansForm.ts';
import { useFormats, useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Accordion } from '../kit/Accordion.tsx';
import { Card } from '../kit/Card.tsx';
import { PlanDetails, useNumber } from './PlanCard.tsx';
import type { QuoteSummaryProps } from './quoteSummaryRef.ts';
import styles from './quoteSummary.module.css';

type FoldedPlansProps = QuoteSummaryProps & { plans: readonly ChosenPlan[] };

/** The plans of many travellers: each in one line with its price, and all of it when it is unfolded. */
export function FoldedPlans({ flow, plans }: FoldedPlansProps) {
  const text = useText('quoteSummary');
  return (
    <Card title={text('plans')}>
      <Accordion
        name="plans"
        panels={plans.map((plan) => ({
          key: plan.paxId,
          title: <PlanTitle flow={flow} plan={plan} />,
          body: <PlanDetails flow={flow} plan={plan} />,
        }))}
      />
    </Card>
  );
}

function PlanTitle({ flow, plan }: QuoteSummaryProps & { plan: ChosenPlan }) {
  const text = useText('quoteSummary');
  const language = useLanguage();
  const { money } = useFormats();
  return (
    <span className={styles.line}>
      <span>{text('traveller', { number: useNumber(flow, plan) })}</span>
      <span className={styles.plan}>{plan.name[language]}</span>
      <span className={styles.price}>{money(plan.premiumTotalCents)}</span>
    </span>
  );
}
