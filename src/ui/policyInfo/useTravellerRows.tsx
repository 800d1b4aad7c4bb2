import { centsOf } from '#domain/money.ts';
import { useFormats } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { insuredName } from '../confirmation/insuredName.ts';
import { Reference } from '../kit/Reference.tsx';
import type { SummaryRow } from '../kit/SummaryList.tsx';
import type { Pax } from './policyInfoRef.ts';

/** Who a pax is. */
export function useTravellerRows(): (pax: Pax) => SummaryRow[] {
  const text = useText('policyInfo');
  const bought = useText('confirmation');
  const { date, money } = useFormats();
  return (pax) => {
    const { policyNumber, policyStatus, dateOfBirth, age, lang, tripCost } = pax;
    const name = insuredName(bought, pax).trim();
    return [
      {
        key: 'number',
        label: text(policyStatus === 'QUOTE' ? 'quoteNumber' : 'policyNumber'),
        value: <Reference>{policyNumber}</Reference>,
      },
      { key: 'status', label: bought('status'), value: bought(`status.${policyStatus}`) },
      { key: 'name', label: bought('name'), value: name || text('unknown') },
      {
        key: 'born',
        label: text('dateOfBirth'),
        value:
          dateOfBirth === null || age === null
            ? text('unknown')
            : text('born', { date: date(dateOfBirth), age }),
      },
      {
        key: 'lang',
        label: text('language'),
        value: lang === null ? text('unknown') : text(`language.${lang}`),
      },
      { key: 'tripCost', label: text('tripCost'), value: money(centsOf(tripCost)) },
    ];
  };
}
