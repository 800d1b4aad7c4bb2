import { move } from 'piscina';
import { type PlanPaper, planPdf } from './planPdf.ts';
import type { PolicyDocument } from './policyDocument.ts';
import { policyPdf } from './policyPdf.ts';
import { type QuoteDocument, quotePdf } from './quotePdf.ts';

/** What is printed. */
export type ToPrint = { policy: PolicyDocument } | { quote: QuoteDocument } | { plan: PlanPaper };

/** What the threads of documents do: their answer is handed over, not copied. */
export async function print(asked: ToPrint) {
  if ('policy' in asked) return move(await policyPdf(asked.policy));
  return move(await ('quote' in asked ? quotePdf(asked.quote) : planPdf(asked.plan)));
}
