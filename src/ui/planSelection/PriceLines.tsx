import { useSelector } from '@xstate/react';
import { isAgencyOrBroker } from '#domain/organizations.ts';
import { namesOfExtras } from '#domain/plans/offers.ts';
import type { CardPrice } from '#domain/plans/price.ts';
import { type PriceLine, priceLinesOf } from '#domain/plans/priceLines.ts';
import { useFormats, useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { SummaryList } from '../kit/SummaryList.tsx';
import type { CardProps, PlanSelectionProps } from './planSelectionRef.ts';

type LinesProps = PlanSelectionProps & Pick<CardProps, 'plan'> & { price: CardPrice };

/** [PS-076] The lines that sum to the price of a card, a line for each added benefit among them. */
export function PriceLines({ actor, plan, price }: LinesProps) {
  const text = useText('planSelection');
  const { money } = useFormats();
  const language = useLanguage();
  const catalogue = useSelector(actor, ({ context }) => context.catalogue);
  const showsBreakdown = useSelector(actor, ({ context }) =>
    isAgencyOrBroker(context.facts.organizationCategory),
  );
  const optionalBenefits = price.optionalBenefits.filter(({ selected }) => selected);
  const lines = priceLinesOf({ ...price, optionalBenefits }, showsBreakdown);
  if (!catalogue || lines.length === 0) return null;
  const names = namesOfExtras(plan, catalogue);
  const labelOf = (line: PriceLine) => {
    switch (line.kind) {
      case 'adjustment':
        return text(`adjustment.${line.type}`);
      case 'benefit':
        return names.get(line.code)?.[language] ?? line.code;
      default:
        return text(`line.${line.kind}`);
    }
  };
  return (
    <SummaryList
      amounts
      rows={lines.map((line, at) => ({ key: `${at}`, label: labelOf(line), value: money(line.cents) }))}
    />
  );
}
