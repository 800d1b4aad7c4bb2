import { fromPromise } from 'xstate';
import { createPolicy } from '#domain/calls/purchases/createPolicy.ts';
import { preparePurchase } from '#domain/calls/purchases/preparePurchase.ts';
import type { PurchaseAnswer } from '#domain/calls/purchases/purchaseAnswer.ts';
import { readPurchase } from '#domain/calls/purchases/readPurchase.ts';
import type { CallServer } from '../ports/http.ts';

/** The port that follows a purchase whose answer was lost or is still to come. */
export function readPurchasePort(callServer: CallServer) {
  return fromPromise<PurchaseAnswer, { purchaseId: string }>(
    async ({ input, signal }) => (await callServer(readPurchase, { params: input }, signal)).body,
  );
}
