import { fromPromise } from 'xstate';
import { createPolicy } from '#domain/calls/purchases/createPolicy.ts';
import { preparePurchase } from '#domain/calls/purchases/preparePurchase.ts';
import { readPurchase } from '#domain/calls/purchases/readPurchase.ts';
import { nothingIsUnderway } from '#domain/payment/outcomes.ts';
import { problemCodeOf } from '#domain/problemCode.ts';
import type { CreatePolicyAnswer, SubmittedPurchase } from '#machines/createPolicy/createPolicy.types.ts';
import { CallProblem } from '../ports/callProblem.ts';
import type { CallServer } from '../ports/http.ts';
import type { TabMemory } from '../ports/tabMemory.ts';
import { readPurchasePort, type SentMemory } from './readPurchasePort.ts';

type PurchaseKey = { purchaseId: string; expiresAt: string };

/**
 * Fills the ports of buying: the key, paying with it, and reading what became of it. The key is that of the draft, in
 * whichever window it is bought, unless the server has forgotten the draft. The tab remembers that it paid until it is
 * known what came of that.
 */
export function purchasePorts(callServer: CallServer, memory: Pick<TabMemory, 'draftId'> & SentMemory) {
  const prepare = async (body: { draftId?: string }, signal: AbortSignal) =>
    (await callServer(preparePurchase, { body }, signal)).body;
  return {
    preparePurchase: fromPromise<PurchaseKey, void>(async ({ signal }) => {
      const draftId = memory.draftId();
      if (draftId === null) return prepare({}, signal);
      try {
        return await prepare({ draftId }, signal);
      } catch (error) {
        if (!(error instanceof CallProblem) || error.status !== 404) throw error;
        return prepare({}, signal);
      }
    }),
    createPolicy: fromPromise<CreatePolicyAnswer, SubmittedPurchase & { purchaseId: string }>(
      async ({ input: { purchaseId, lang, body } }) => {
        memory.rememberSent(purchaseId);
        try {
          const headers = { 'idempotency-key': purchaseId, lang };
          const answer = await callServer(createPolicy, { headers, body });
          if (answer.status === 201) memory.forgetSent();
          return answer;
        } catch (error) {
          if (nothingIsUnderway(problemCodeOf(error))) memory.forgetSent();
          throw error;
        }
      },
    ),
    readPurchase: readPurchasePort(callServer, memory, async () => readPurchase),
  };
}
