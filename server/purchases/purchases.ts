import type { ApplicationKey } from '#domain/applications.ts';
import type { PurchaseAnswer } from '#domain/calls/purchases/purchaseAnswer.ts';
import type { PolicyBody } from '#domain/calls/shapes/policyBody.ts';
import type { PurchaseContext, PurchaseEvent } from '#machines/purchase/purchase.types.ts';
import { auditEntry } from '../audit/audit.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { Problem } from '../http/problem.ts';
import type { Session } from '../identity/session.ts';
import { type ChartState, EventNotPossible } from '../jobs/entity.ts';
import type { EntityRunner } from '../jobs/entityRunner.ts';
import { settledOutcome } from '../jobs/settledOutcome.ts';
import { readPolicy } from '../policies/readPolicy.ts';
import type { PrivateAnswers } from '../questionnaires/privateAnswers.ts';
import type { Waits } from '../waits.ts';
import { bindBody, BodyIsNotBound, hashOfBody } from './bodyBinding.ts';
import type { CheckedBody } from './bodyCheck.ts';
import { cardsOfBody } from './cardsOfBody.ts';
import { attemptLocks, isDeclinedOften, paymentAttempt } from './paymentAttempts.ts';
import { isUnderWay, statusOfState } from './purchaseStatus.ts';
import { payByOf } from './payBy.ts';
import { type PurchaseKey, prepareKey } from './purchaseKeys.ts';
import { purchaseEntity } from './purchaseKind.ts';
import type { PurchaseState } from './purchases.tables.ts';

/** Where a purchase stands. */
type Standing = { state: PurchaseState; context: PurchaseContext };

const standingOf = ({ value, context }: ChartState): Standing => ({
  state: value as PurchaseState,
  context: context as PurchaseContext,
});

/** @throws Problem 409 `purchase.expired`, 422 `purchase.changed` for a purchase that nothing more can be paid with */
function refuseUnpayable(
  { state, expires_at }: { state: PurchaseState; expires_at: Date },
  now: number,
): void {
  if (state === 'expired') throw new Problem(409, 'purchase.expired');
  if (state !== 'prepared' && state !== 'declined') throw new Problem(422, 'purchase.changed');
  if (expires_at.getTime() <= now) throw new Problem(409, 'purchase.expired');
}

const isSettled = ({ state }: Standing): boolean => !isUnderWay(statusOfState(state));

export type Purchases = {
  /** Waits until nothing is under way with a purchase, up to the limit of a request; false when something still is. */
  settled(purchaseId: string): Promise<boolean>;
  /** Makes the key of a purchase; of one draft the same key. Throws `notFound` for a draft that is not the owner's. */
  prepare(owner: Session, application: ApplicationKey, draftId: string | null): Promise<PurchaseKey>;
  /** Throws `notFound` for a purchase that is not this session's. */
  read(owner: Session, purchaseId: string): Promise<PurchaseAnswer>;
  /**
   * Pays and waits for the outcome, up to a limit. The same key with the same body never pays twice; with another
   * body it is refused, unless the card was declined. `check` runs only before a payment, never for a repeat, and
   * attempts are counted by who pays and from which address.
   */
  submit(
    buyer: { session: Session; requestId: string; address: string },
    purchaseId: string,
    sent: PolicyBody,
    check: (sent: PolicyBody) => Promise<CheckedBody>,
  ): Promise<PurchaseAnswer>;
};

export function createPurchases(parts: {
  db: Database;
  clock: Clock;
  waits: Waits;
  limitFactor: number;
  privateAnswers: PrivateAnswers;
  runner: EntityRunner;
  /** Wakes the worker that does due work. */
  wake(): void;
}): Purchases {
  const { db, clock, waits, limitFactor, privateAnswers, runner, wake } = parts;

  const rowOf = async (owner: Session, purchaseId: string) => {
    const row = await db.selectFrom('purchases').selectAll().where('id', '=', purchaseId).executeTakeFirst();
    const isMine =
      row?.profile_ref === null ? row.session_hash === owner.idHash : row?.profile_ref === owner.profileRef;
    if (!row || !isMine) throw new Problem(404, 'notFound');
    return row;
  };

  const answerOf = async (purchaseId: string, row: Standing): Promise<PurchaseAnswer> => {
    const policy = await readPolicy(db, { purchaseId });
    return {
      purchaseId,
      status: statusOfState(row.state),
      declinedPayers: row.state === 'declined' ? [...row.context.declinedPayers] : [],
      declineReason: row.state === 'declined' ? row.context.declineReason : null,
      record: policy?.record ?? null,
    };
  };

  const standing = (purchaseId: string): Promise<Standing> =>
    db
      .selectFrom('purchases')
      .select(['state', 'context'])
      .where('id', '=', purchaseId)
      .executeTakeFirstOrThrow();

  const settled = settledOutcome({
    runner,
    waits,
    entity: purchaseEntity,
    standingOf,
    read: standing,
    isSettled,
  });
  const outcome = async (purchaseId: string): Promise<PurchaseAnswer> =>
    answerOf(purchaseId, await settled(purchaseId));

  return {
    settled: async (purchaseId) => isSettled(await settled(purchaseId)),

    prepare: (owner, application, draftId) => prepareKey(db, clock, { owner, application, draftId }),

    async read(owner, purchaseId) {
      const answer = await answerOf(purchaseId, await rowOf(owner, purchaseId));
      if (isUnderWay(answer.status)) wake();
      return answer;
    },

    async submit({ session: owner, requestId, address }, purchaseId, sent, check) {
      const hash = hashOfBody(sent, privateAnswers);
      const row = await rowOf(owner, purchaseId);
      if (row.body_hash === hash) return outcome(purchaseId);
      refuseUnpayable(row, clock.now());
      const { body, plans } = await check(sent);
      const cards = cardsOfBody(body);
      const payBy = payByOf(clock.now(), body.tripInformation.startDate);
      const event: PurchaseEvent = { type: 'person.submitPayment', cards, payBy };
      const by = { session: owner, requestId, organizationCode: body.organizationCode };
      try {
        const locks = cards.length > 0 ? attemptLocks({ session: owner, address }) : [];
        await runner.send(purchaseEntity, purchaseId, event, by, {
          lockRow(trx) {
            const object = { type: 'purchase', id: purchaseId };
            const after = { agentRef: owner.distributorRef, sellingCode: owner.sellingCode };
            const submitted = auditEntry(trx, clock, { action: 'purchase.submit', ...by, object, after });
            const bound = { body, plans, hash, payer: owner, at: new Date(clock.now()), privateAnswers };
            return bindBody(trx, purchaseId, bound, { submitted, locks });
          },
          async writes(trx, { context }) {
            const { declines } = context as PurchaseContext;
            if (isDeclinedOften(declines)) throw new Problem(409, 'purchase.declinedOften');
            if (cards.length === 0) return [];
            const attempt = { purchaseId, session: owner, address, limitFactor };
            return [await paymentAttempt(trx, clock, attempt)];
          },
        });
      } catch (error) {
        if (!(error instanceof BodyIsNotBound) && !(error instanceof EventNotPossible)) throw error;
        const taken = await rowOf(owner, purchaseId);
        if (taken.body_hash !== hash) {
          refuseUnpayable(taken, clock.now());
          throw new Problem(422, 'purchase.changed');
        }
      }
      return outcome(purchaseId);
    },
  };
}
