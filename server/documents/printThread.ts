import { move } from 'piscina';
import { type PolicyDocument, policyPdf } from './policyPdf.ts';
import { type QuoteDocument, quotePdf } from './quotePdf.ts';

/** What is printed. */
export type ToPrint = { policy: PolicyDocument } | { quote: QuoteDocument };

/** What the threads of documents do: their answer is handed over, not copied. */
export async function print(asked: ToPrint) {
  return move(await ('policy' in asked ? policyPdf(asked.policy) : quotePdf(asked.quote)));
}
