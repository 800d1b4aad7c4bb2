import { randomUUID } from 'node:crypto';
import type { ApplicationKey } from '#domain/applications.ts';
import type { PurchaseAnswer, PurchaseStatus } from '#domain/calls/purchases/purchaseAnswer.ts';
import type { PolicyBody } from '#domain/calls/shapes/policyBody.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { CheckedBody } from './bodyCheck.ts';
import { Problem } from '../http/problem.ts';
import type { Session } from '../identity/session.ts';
import { EventNotPossible } from '../jobs/entity.ts';
import type { EntityRunner } from '../jobs/entityRunner.ts';
import { readPolicy } from '../policies/readPolicy.ts';
import { hashOfBody, withoutTokens } from './bodyBinding.ts';
import { chargesOfBody } from './chargesOfBody.ts';
import { purchaseEntity } from './purchaseKind.ts';

const keyLifeMs = 30 * 24 * 60 * 60 * 1000;
/** How long an answer waits for the outcome before it says that the payment is being checked. */
const patienceMs = 20_000;
const lookAgainMs = 100;

const resting: Readonly<Record<string, PurchaseStatus>> = {
  prepared: 'prepared',
  declined: 'declined',
  activationFailed: 'activationFailed',
  confirmed: 'confirmed',
};
const checking: ReadonlySet<string> = new Set(['lookingUp', 'waitingToLookUp', 'waitingToCharge']);

/** How a state of the chart is told to people. */
export function statusOfState(state: string): PurchaseStatus {
  return resting[state] ?? (checking.has(state) ? 'checking' : 'underway');
}

export type Purchases = {
  /** Makes the key of a purchase. */
  prepare(
    owner: Session,
    application: ApplicationKey,
    draftId: string | null,
  ): Promise<{ purchaseId: string; expiresAt: Date }>;
  /** Throws `notFound` for a purchase that is not this session's. */
  read(owner: Session, purchaseId: string): Promise<PurchaseAnswer>;
  /**
   * Pays and waits for the outcome, up to a limit. The same key with the same body never pays twice; with another
   * body it is refused, unless the card was declined. `check` runs only before a payment, never for a repeat.
   */
  submit(
    owner: Session,
    purchaseId: string,
    sent: PolicyBody,
    check: (sent: PolicyBody) => Promise<CheckedBody>,
  ): Promise<PurchaseAnswer>;
};

export function createPurchases(parts: { db: Database; clock: Clock; runner: EntityRunner }): Purchases {
  const { db, clock, runner } = parts;

  const rowOf = async (owner: Session, purchaseId: string) => {
    const row = await db.selectFrom('purchases').selectAll().where('id', '=', purchaseId).executeTakeFirst();
    const mine =
      row &&
      (row.profile_ref === null ? row.session_hash === owner.idHash : row.profile_ref === owner.profileRef);
    if (!row || !mine) throw new Problem(404, 'notFound');
    return row;
  };

  const read = async (owner: Session, purchaseId: string): Promise<PurchaseAnswer> => {
    const row = await rowOf(owner, purchaseId);
    const policy = await readPolicy(db, { purchaseId });
    return {
      purchaseId,
      status: statusOfState(row.state),
      declinedPayers: row.state === 'declined' ? [...row.context.declinedPayers] : [],
      record: policy?.record ?? null,
    };
  };

  const outcome = async (owner: Session, purchaseId: string): Promise<PurchaseAnswer> => {
    const until = Date.now() + patienceMs;
    for (;;) {
      await runner.drive(purchaseEntity, purchaseId);
      const answer = await read(owner, purchaseId);
      if (!['underway', 'checking'].includes(answer.status) || Date.now() > until) return answer;
      await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
    }
  };

  return {
    async prepare(owner, application, draftId) {
      const now = clock.now();
      const purchaseId = randomUUID();
      const expiresAt = new Date(now + keyLifeMs);
      await db
        .insertInto('purchases')
        .values({
          id: purchaseId,
          application,
          profile_ref: owner.profileRef,
          session_hash: owner.profileRef === null ? owner.idHash : null,
          draft_id: draftId,
          state: 'prepared',
          context: JSON.stringify({
            purchaseId,
            attempt: 0,
            tries: 0,
            charges: [],
            policyNumbers: [],
            declinedPayers: [],
          }),
          revision: 1,
          body: null,
          plans: null,
          body_hash: null,
          created_at: new Date(now),
          expires_at: expiresAt,
        })
        .execute();
      return { purchaseId, expiresAt };
    },
    read,
    async submit(owner, purchaseId, sent, check) {
      const row = await rowOf(owner, purchaseId);
      const hash = hashOfBody(sent);
      const isOpen = row.state === 'prepared' || row.state === 'declined';
      if (!isOpen) {
        if (row.body_hash !== hash) throw new Problem(422, 'purchase.changed');
        return outcome(owner, purchaseId);
      }
      if (row.expires_at.getTime() < clock.now()) throw new Problem(409, 'purchase.expired');
      const { body, plans } = await check(sent);
      const charges = chargesOfBody(body, purchaseId, row.context.attempt + 1);
      try {
        await runner.send(
          purchaseEntity,
          purchaseId,
          { type: 'agent.submitPayment', charges } as never,
          async (trx) => {
            await trx
              .updateTable('purchases')
              .set({
                body: JSON.stringify(withoutTokens(body)),
                plans: JSON.stringify(plans),
                body_hash: hash,
              })
              .where('id', '=', purchaseId)
              .execute();
          },
        );
      } catch (error) {
        if (!(error instanceof EventNotPossible)) throw error;
        const taken = await rowOf(owner, purchaseId);
        if (taken.body_hash !== hash) throw new Problem(422, 'purchase.changed');
      }
      return outcome(owner, purchaseId);
    },
  };
}
