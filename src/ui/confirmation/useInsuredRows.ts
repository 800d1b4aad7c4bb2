import type { LinkedPax } from '#domain/calls/policies/linkedPolicy.ts';
import { isUnlimited } from '#domain/catalogue/plans.ts';
import { centsOf } from '#domain/money.ts';
import { useFormats } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';

export type InsuredRow = { key: string; label: string; value: string };

/** The insured period, the deductible and the sums of a policy. */
export function useInsuredRows(): (plan: LinkedPax['plan'], tripType: unknown) => InsuredRow[] {
  const text = useText('confirmation');
  const { date, money } = useFormats();
  return ({ insuredPeriod: { from, to }, cancellationFrom, tripPreference }, tripType) => {
    const { deductible, coverageAmount } = tripPreference;
    const rows = [
      {
        key: 'period',
        label: text('insuredPeriod'),
        value: text('period', { from: date(from), to: date(to) }),
      },
    ];
    if (cancellationFrom !== null) {
      const words = tripType === 'MULTIPLE' ? 'cancellation.days.MULTIPLE' : 'cancellation.days';
      const value = text(words, { from: date(cancellationFrom) });
      rows.push({ key: 'cancellation', label: text('cancellation'), value });
    }
    if (deductible !== undefined) {
      const value = deductible > 0 ? money(centsOf(deductible)) : text('deductible.none');
      rows.push({ key: 'deductible', label: text('deductible'), value });
    }
    if (coverageAmount !== undefined) {
      const cents = centsOf(coverageAmount);
      const value = isUnlimited(cents) ? text('coverageAmount.unlimited') : money(cents);
      rows.push({ key: 'coverageAmount', label: text('coverageAmount'), value });
    }
    return rows;
  };
}
