import { fromPromise } from 'xstate';
import type { PurchaseAnswer } from '#domain/calls/purchases/purchaseAnswer.ts';
import type { CallServer } from '../ports/http.ts';

/** Fills the port that reads what became of a purchase; the shape of a policy comes only where one may have been bought. */
export function readPurchasePort(callServer: CallServer) {
  return fromPromise<PurchaseAnswer, { purchaseId: string }>(async ({ input, signal }) => {
    const { readPurchase } = await import('#domain/calls/purchases/readPurchase.ts');
    return (await callServer(readPurchase, { params: input }, signal)).body;
  });
}
