import type { Repriced, RepricedPlan } from '#domain/calls/heldQuotes/resumeHeldQuote.ts';
import { useFormats, useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { FieldStack } from '../kit/FieldRow.tsx';
import { Table } from '../kit/Table.tsx';

const sumOf = (plans: readonly RepricedPlan[], cents: (plan: RepricedPlan) => number) =>
  plans.reduce((sum, plan) => sum + cents(plan), 0);

/** What a quote cost when it was held, what it costs today, and the difference. */
export function RepricedPlans({ told }: { told: Repriced | null }) {
  const text = useText('quotes');
  const language = useLanguage();
  const { money } = useFormats();
  if (told === null) return null;
  const { isExpired, plans } = told;
  const difference = (before: number, after: number) =>
    after === before
      ? text('repriced.same')
      : `${after > before ? '+' : '−'}${money(Math.abs(after - before))}`;
  const before = sumOf(plans, ({ beforeCents }) => beforeCents);
  const after = sumOf(plans, ({ afterCents }) => afterCents ?? 0);
  const isLost = plans.some(({ afterCents }) => afterCents === null);
  return (
    <FieldStack>
      <p>{text(isExpired ? 'repriced.expired' : 'repriced.changed')}</p>
      <Table
        caption={text('repriced.caption')}
        columns={[
          { key: 'plan', label: text('repriced.plan'), cell: ({ planName }) => planName[language] },
          {
            key: 'before',
            label: text('repriced.before'),
            numeric: true,
            cell: ({ beforeCents }) => money(beforeCents),
          },
          {
            key: 'after',
            label: text('repriced.after'),
            numeric: true,
            cell: ({ afterCents }) => (afterCents === null ? text('repriced.gone') : money(afterCents)),
          },
          {
            key: 'difference',
            label: text('repriced.difference'),
            numeric: true,
            cell: ({ beforeCents, afterCents }) =>
              afterCents === null ? '' : difference(beforeCents, afterCents),
          },
        ]}
        rows={plans}
        keyOf={({ referenceNumber }) => referenceNumber}
      />
      {isLost ? (
        <p>{text('repriced.lost')}</p>
      ) : (
        <p>
          {text('repriced.total', {
            before: money(before),
            after: money(after),
            difference: difference(before, after),
          })}
        </p>
      )}
    </FieldStack>
  );
}
