import { use } from 'react';
import type { ChosenPlan } from '#domain/plans/plansForm.ts';
import { groupTotalCents } from '#domain/plans/totals.ts';
import { shortPlaceIn } from '#domain/quote/locationRules.ts';
import type { TravellersForm } from '#domain/quote/travellersForm.ts';
import { useFormats, useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { FieldStack } from '../kit/FieldRow.tsx';
import { Sheet } from '../kit/Sheet.tsx';
import { Reference } from '../kit/Reference.tsx';
import { SummaryList, type SummaryRow } from '../kit/SummaryList.tsx';
import { QuoteNumberContext } from './quoteNumber.ts';

export type RunningSummaryProps = {
  travellers: TravellersForm;
  /** The plans as they are chosen now. */
  chosen: readonly ChosenPlan[];
};

/** Who travels, when and where, and what it costs: runs along beside the steps after the trip is known. */
export function RunningSummary({ travellers, chosen }: RunningSummaryProps) {
  const text = useText('runningSummary');
  const { date, money } = useFormats();
  const language = useLanguage();
  const total = chosen.length === 0 ? text('total.none') : money(groupTotalCents(chosen));
  const number = use(QuoteNumberContext);
  const isYear = travellers.multiTrip === 'true';
  const isFamily = travellers.familyPlans === 'true';
  const people: SummaryRow[] = [
    ...(number === null
      ? []
      : [{ key: 'number', label: text('number'), value: <Reference>{number}</Reference> }]),
    {
      key: 'who',
      label: text('who'),
      value: text('who.ages', {
        count: travellers.travellers.length,
        ages: travellers.travellers.map(({ age }) => age).join(', '),
      }),
    },
    {
      key: 'when',
      label: text('when'),
      value: text(isYear ? 'when.year' : 'when.dates', {
        from: date(travellers.departureDate),
        to: date(travellers.returnDate),
      }),
    },
    {
      key: 'where',
      label: text(isYear ? 'where.first' : 'where'),
      value: shortPlaceIn(travellers.destination, language),
    },
  ];
  const prices: SummaryRow[] = travellers.travellers.flatMap(({ id }, index) => {
    const plan = chosen.find(({ paxId }) => paxId === id);
    if (!plan) return [];
    return [
      {
        key: id,
        label: isFamily
          ? text('plan.family', { plan: plan.name[language] })
          : text('plan', { number: index + 1, plan: plan.name[language] }),
        value: money(plan.premiumTotalCents),
      },
    ];
  });
  return (
    <Sheet
      title={text('title')}
      brief={total}
      lead={<SummaryList amounts rows={[{ key: 'total', label: text('total'), value: <b>{total}</b> }]} />}
    >
      <FieldStack>
        <SummaryList rows={people} />
        {prices.length > 0 && <SummaryList amounts rows={prices} />}
      </FieldStack>
    </Sheet>
  );
}
