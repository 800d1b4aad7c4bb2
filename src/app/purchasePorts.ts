import { fromPromise } from 'xstate';
import { createPolicy } from '#domain/calls/purchases/createPolicy.ts';
import { preparePurchase } from '#domain/calls/purchases/preparePurchase.ts';
import type { CreatePolicyAnswer, SubmittedPurchase } from '#machines/createPolicy/createPolicy.types.ts';
import type { CallServer } from '../ports/http.ts';
import { readPurchasePort } from './readPurchasePort.ts';

/** Fills the ports of buying: the key, paying with it, and reading what became of it. */
export function purchasePorts(callServer: CallServer) {
  return {
    preparePurchase: fromPromise<{ purchaseId: string; expiresAt: string }, void>(
      async ({ signal }) => (await callServer(preparePurchase, { body: {} }, signal)).body,
    ),
    createPolicy: fromPromise<CreatePolicyAnswer, SubmittedPurchase & { purchaseId: string }>(
      async ({ input: { purchaseId, lang, body } }) =>
        callServer(createPolicy, { headers: { 'idempotency-key': purchaseId, lang }, body }),
    ),
    readPurchase: readPurchasePort(callServer),
  };
}
