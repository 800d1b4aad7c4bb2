import { fromPromise } from 'xstate';
import type { PurchaseAnswer } from '#domain/calls/purchases/purchaseAnswer.ts';
import type { readPurchase } from '#domain/calls/purchases/readPurchase.ts';
import { CallProblem } from '../ports/callProblem.ts';
import type { CallServer } from '../ports/http.ts';
import type { TabMemory } from '../ports/tabMemory.ts';

export type SentMemory = Pick<TabMemory, 'sentPurchase' | 'rememberSent' | 'forgetSent'>;

const undecided = ['underway', 'checking', 'needsAttention', 'activationFailed'];

/**
 * Fills the port that reads what became of a purchase. [CP-033] One that was paid for from here, and that the server
 * does not show to the session of now, fails with `purchase.outOfSight`: it goes on, and must not be paid again.
 * @param load gets the call: late where hardly anybody bought yet, and at once where somebody is to pay
 */
export function readPurchasePort(
  callServer: CallServer,
  memory: SentMemory,
  load: () => Promise<typeof readPurchase>,
) {
  return fromPromise<PurchaseAnswer, { purchaseId: string }>(async ({ input, signal }) => {
    try {
      const { body } = await callServer(await load(), { params: input }, signal);
      if (!undecided.includes(body.status)) memory.forgetSent();
      return body;
    } catch (error) {
      const isGone = error instanceof CallProblem && error.status === 404;
      if (isGone && memory.sentPurchase() === input.purchaseId) {
        throw new CallProblem(404, { ...error.body, code: 'purchase.outOfSight' });
      }
      throw error;
    }
  });
}
