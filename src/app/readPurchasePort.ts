import { fromPromise } from 'xstate';
import type { PurchaseAnswer } from '#domain/calls/purchases/purchaseAnswer.ts';
import type { readPurchase } from '#domain/calls/purchases/readPurchase.ts';
import type { CallServer } from '../ports/http.ts';

/**
 * Fills the port that reads what became of a purchase.
 * @param load gets the call: late where hardly anybody bought yet, and at once where somebody is to pay
 */
export function readPurchasePort(callServer: CallServer, load: () => Promise<typeof readPurchase>) {
  return fromPromise<PurchaseAnswer, { purchaseId: string }>(async ({ input, signal }) => {
    return (await callServer(await load(), { params: input }, signal)).body;
  });
}
