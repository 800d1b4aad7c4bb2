import { useSelector } from '@xstate/react';
import { isUnlimited } from '#domain/catalogue/plans.ts';
import { isAgencyOrBroker } from '#domain/organizations.ts';
import { documentsShown } from '#domain/plans/documentsShown.ts';
import { optBenAmountBreakdown } from '#domain/plans/optionalBenefits.ts';
import type { ChosenPlan } from '#domain/plans/plansForm.ts';
import { topUpPeriodOf } from '#domain/plans/topUpPeriod.ts';
import { type PriceLine, priceLinesOf, undiscountedCents } from '#domain/plans/priceLines.ts';
import { useFormats, useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import type { QuoteSummaryProps } from './quoteSummaryRef.ts';
import { Card } from '../kit/Card.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { SummaryList, type SummaryRow } from '../kit/SummaryList.tsx';
import { useStepAddress } from '../kit/useStepAddress.ts';
import { DocumentLinks } from '../summary/DocumentLinks.tsx';

type PlanProps = QuoteSummaryProps & { plan: ChosenPlan };

/** What one traveller takes, or a family, as a card of its own. */
export function PlanCard({ flow, plan }: PlanProps) {
  const text = useText('quoteSummary');
  const number = useNumber(flow, plan);
  const isFamily = useIsFamily(flow);
  return (
    <Card title={isFamily ? text('family') : text('traveller', { number })}>
      <PlanDetails flow={flow} plan={plan} />
    </Card>
  );
}

/** Which of the travellers it is, from 1 on. */
export const useNumber = (flow: PlanProps['flow'], { paxId }: ChosenPlan) =>
  useSelector(
    flow,
    ({ context }) => (context.forms.travellers?.travellers.findIndex(({ id }) => id === paxId) ?? 0) + 1,
  );

const useIsFamily = (flow: PlanProps['flow']) =>
  useSelector(flow, ({ context }) => context.forms.travellers?.familyPlans === 'true');

function usePeriodOfTopUp(flow: PlanProps['flow'], plan: ChosenPlan) {
  const travellers = useSelector(flow, ({ context }) => context.forms.travellers);
  const trip = useSelector(flow, ({ context }) => context.forms.trip);
  return travellers && topUpPeriodOf(travellers, trip, plan);
}

/** [QS-002] [QS-003] [QS-005] [QS-008] [PS-076] What one traveller takes, what it costs and where it is written down. */
export function PlanDetails({ flow, plan }: PlanProps) {
  const text = useText('quoteSummary');
  const { money, number, date } = useFormats();
  const language = useLanguage();
  const addressOf = useStepAddress();
  const isFamily = useIsFamily(flow);
  const period = usePeriodOfTopUp(flow, plan);
  const province = useSelector(flow, ({ context }) => context.forms.travellers?.province ?? '');
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
    ['deductible', deductibleCents, (cents) => (cents > 0 ? money(cents) : text('deductible.none'))],
    ['tripCost', tripCostCents, money],
  ];
  const change = `${addressOf('SELECT_PLAN')}#plans-${plan.paxId}`;
  const rows: SummaryRow[] = [
    { key: 'plan', label: text('plan'), value: plan.name[language], change },
    ...amounts.flatMap(([key, cents, shown]) =>
      cents === undefined ? [] : [{ key, label: text(key), value: shown(cents), change }],
    ),
    ...(period === null
      ? []
      : [
          {
            key: 'period',
            label: text('insuredPeriod'),
            value: text('period', { from: date(period.from), to: date(period.to) }),
          },
        ]),
    ...(daysPerTrip === undefined || period !== null
      ? []
      : [{ key: 'daysPerTrip', label: text('daysPerTrip'), value: number(daysPerTrip), change }]),
  ];
  const labelOf = (line: PriceLine) => {
    switch (line.kind) {
      case 'adjustment':
        return text(`adjustment.${line.type}`);
      case 'benefit':
        return plan.optionalBenefits.find(({ code }) => code === line.code)?.name[language] ?? line.code;
      default:
        return text(`line.${line.kind}`);
    }
  };
  const before = undiscountedCents(plan);
  const price: SummaryRow[] = [
    ...priceLinesOf(plan, showsBreakdown).map((line, at) => ({
      key: `${at}`,
      label: labelOf(line),
      value: money(line.cents),
    })),
    ...(before === null
      ? []
      : [{ key: 'before', label: text('price.before'), value: <s>{money(before)}</s> }]),
    {
      key: 'premiumTotal',
      label: text(isFamily ? 'premiumTotal.family' : 'premiumTotal'),
      value: <b>{money(plan.premiumTotalCents)}</b>,
    },
    ...optBenAmountBreakdown([plan], money).map(({ referenceNumber, premiumTotalLabel }) => ({
      key: `optionalBenefits.${referenceNumber}`,
      label: text('optionalBenefits'),
      value: premiumTotalLabel,
    })),
  ];
  return (
    <>
      <FieldStack>
        <SummaryList rows={rows} />
        <SummaryList amounts rows={price} />
        <DocumentLinks documents={documentsShown(plan.documents[language], province)} />
      </FieldStack>
    </>
  );
}
