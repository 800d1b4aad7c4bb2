import type { PolicyWords } from './policyWords.ts';
import type { TaggedPdf } from './taggedPdf.ts';

type Line = readonly [label: string, cents: number];

/** A price line by line over its total, the amounts in a column of their own. */
export function priceTable(
  pdf: TaggedPdf,
  { text, money }: Pick<PolicyWords, 'text' | 'money'>,
  { lines, total }: { lines: readonly Line[]; total: Line },
): void {
  pdf.table(
    [
      { label: text('price.line'), share: 0.7 },
      { label: text('policy.receipt.amount'), share: 0.3, align: 'right' },
    ],
    [...lines, total].map(([label, cents]) => [label, money(cents)]),
    { isTotalled: true },
  );
}
