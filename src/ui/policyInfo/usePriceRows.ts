import { centsOf } from '#domain/money.ts';
import { type PriceLine, priceLinesOf } from '#domain/plans/priceLines.ts';
import { useFormats, useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import type { SummaryRow } from '../kit/SummaryList.tsx';
import type { Pax } from './policyInfoRef.ts';

type Plan = NonNullable<Pax['plan']>;

/** The lines that sum to a premium, with every adjustment and benefit. */
export function usePriceRows(): (plan: Plan) => SummaryRow[] {
  const text = useText('policyInfo');
  const priced = useText('quoteSummary');
  const { money } = useFormats();
  const language = useLanguage();
  return ({ adjustments, optionalBenefits, premiumTotal }) => {
    const labelOf = (line: PriceLine) => {
      if (line.kind === 'adjustment') return priced(`adjustment.${line.type}`);
      if (line.kind === 'benefit')
        return optionalBenefits.find(({ code }) => code === line.code)?.name[language] ?? line.code;
      return text('basePremium');
    };
    const lines = priceLinesOf(
      {
        adjustments: adjustments.map(({ breakdownType, amount }) => ({
          breakdownType,
          amountCents: centsOf(amount),
        })),
        optionalBenefits: optionalBenefits.map(({ code, premium }) => ({
          code,
          premiumCents: centsOf(premium),
        })),
        premiumTotalCents: centsOf(premiumTotal),
      },
      true,
    );
    return [
      ...lines.map((line, at) => ({ key: `${at}`, label: labelOf(line), value: money(line.cents) })),
      { key: 'total', label: text('total'), value: money(centsOf(premiumTotal)) },
    ];
  };
}
