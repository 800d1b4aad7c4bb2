import { move } from 'piscina';
import { type PolicyDocument, policyPdf } from './policyPdf.ts';

/** What the threads of documents do: their answer is handed over, not copied. */
export async function print(document: PolicyDocument) {
  return move(await policyPdf(document));
}
