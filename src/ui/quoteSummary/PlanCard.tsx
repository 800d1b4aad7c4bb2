import { useSelector } from '@xstate/react';
import { isUnlimited } from '#domain/catalogue/plans.ts';
import { isAgencyOrBroker } from '#domain/organizations.ts';
import { optBenAmountBreakdown } from '#domain/plans/optionalBenefits.ts';
import type { ChosenPlan } from '#domain/plans/plansForm.ts';
import { useFormats, useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import type { QuoteSummaryProps } from './quoteSummaryRef.ts';
import { Card } from '../kit/Card.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { SummaryList, type SummaryRow } from '../kit/SummaryList.tsx';
import { useStepAddress } from '../kit/useStepAddress.ts';
import { PlanDocumentLinks } from './PlanDocumentLinks.tsx';

/** [QS-002] [QS-003] [QS-005] [QS-008] [PS-076] What one traveller takes, what it costs and where it is written down. */
export function PlanCard({ flow, plan }: QuoteSummaryProps & { plan: ChosenPlan }) {
  const text = useText('quoteSummary');
  const { money, number } = useFormats();
  const language = useLanguage();
  const addressOf = useStepAddress();
  const position = useSelector(
    flow,
    ({ context }) => context.forms.travellers?.travellers.findIndex(({ id }) => id === plan.paxId) ?? 0,
  );
  const showsBreakdown = useSelector(flow, ({ context }) =>
    isAgencyOrBroker(context.facts.organizationCategory),
  );
  const { deductibleCents, coverageAmountCents, daysPerTrip, tripCostCents } = plan.preference;
  const coverage = (cents: number) => (isUnlimited(cents) ? text('coverageAmount.unlimited') : money(cents));
  const amounts: [
    'coverageAmount' | 'deductible' | 'tripCost',
    number | undefined,
    (cents: number) => string,
  ][] = [
    ['coverageAmount', coverageAmountCents, coverage],
    ['deductible', deductibleCents, money],
    ['tripCost', tripCostCents, money],
  ];
  const rows: SummaryRow[] = [
    {
      key: 'plan',
      label: text('plan'),
      value: plan.name[language],
      change: addressOf('SELECT_PLAN'),
    },
    ...amounts.flatMap(([key, cents, shown]) =>
      cents === undefined ? [] : [{ key, label: text(key), value: shown(cents) }],
    ),
    ...(daysPerTrip === undefined
      ? []
      : [{ key: 'daysPerTrip', label: text('daysPerTrip'), value: number(daysPerTrip) }]),
  ];
  const breakdown: SummaryRow[] = showsBreakdown
    ? [
        { key: 'premium', label: text('premium'), value: money(plan.premiumCents) },
        ...plan.adjustments.map(({ breakdownType, amountCents }) => ({
          key: breakdownType,
          label: text(`adjustment.${breakdownType}`),
          value: money(amountCents),
        })),
      ]
    : [];
  const price: SummaryRow[] = [
    ...breakdown,
    ...plan.optionalBenefits.map(({ code, name, premiumCents }) => ({
      key: code,
      label: name[language],
      value: money(premiumCents),
    })),
    { key: 'premiumTotal', label: text('premiumTotal'), value: <b>{money(plan.premiumTotalCents)}</b> },
    ...optBenAmountBreakdown([plan], money).map(({ referenceNumber, premiumTotalLabel }) => ({
      key: `optionalBenefits.${referenceNumber}`,
      label: text('optionalBenefits'),
      value: premiumTotalLabel,
    })),
  ];
  return (
    <Card title={text('traveller', { number: position + 1 })}>
      <FieldStack>
        <SummaryList rows={rows} />
        <SummaryList amounts rows={price} />
      </FieldStack>
      <PlanDocumentLinks flow={flow} plan={plan} />
    </Card>
  );
}
