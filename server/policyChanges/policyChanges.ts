import type { Selectable } from 'kysely';
import type { ChangeAnswer, ChangeKind, ChangeStatus } from '#domain/calls/shapes/policyChange.ts';
import { dollarsOf } from '#domain/money.ts';
import type { PolicyChangeContext, PolicyChangeInput } from '#machines/policyChange/policyChange.types.ts';
import type { Clock } from '../clock.ts';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import { Problem } from '../http/problem.ts';
import type { Session } from '../identity/session.ts';
import type { ChartState } from '../jobs/entity.ts';
import type { EntityRunner } from '../jobs/entityRunner.ts';
import { settledOutcome } from '../jobs/settledOutcome.ts';
import { type LastVersion, lastVersion } from '../policies/policyBook.ts';
import { hashOfBody } from '../purchases/bodyBinding.ts';
import type { PrivateAnswers } from '../questionnaires/privateAnswers.ts';
import type { Waits } from '../waits.ts';
import type { ChangePlan } from './changePlan.ts';
import { changeColumns, policyChangeEntity } from './policyChangeKind.ts';
import type { PolicyChangeState, PolicyChangeTables } from './policyChanges.tables.ts';

/** [CP-031] What is told of a state; of all others that it is under way. */
const told: Readonly<Partial<Record<PolicyChangeState, ChangeStatus>>> = {
  lookingUp: 'checking',
  waitingToLookUp: 'checking',
  waitingToCharge: 'checking',
  needsAttention: 'needsAttention',
  reactivating: 'activationFailed',
  activationDelayed: 'activationFailed',
  activationFailed: 'activationFailed',
  declined: 'declined',
  expired: 'expired',
  done: 'done',
};
const statusOf = (state: PolicyChangeState) => told[state] ?? 'underway';

const isUnderWay = (status: ChangeStatus) => status === 'underway' || status === 'checking';

/** Where a change stands. */
type Standing = { state: PolicyChangeState; context: PolicyChangeContext };

const standingOf = ({ value, context }: ChartState): Standing => ({
  state: value as PolicyChangeState,
  context: context as PolicyChangeContext,
});

/** A change that is asked for under a key, of policies that were bought together. */
export type AskedChange = {
  changeId: string;
  kind: ChangeKind;
  policyNumbers: readonly string[];
  /** The version that the person saw. */
  revision: number;
  body: object;
};

/** Finds out what a change does to the last version, which is held; only the transaction may be waited for. */
export type Planner = (trx: DatabaseTransaction, last: LastVersion) => Promise<ChangePlan>;

export type PolicyChanges = {
  /**
   * Makes a change and waits for its outcome, up to a limit. The same key with the same body is the same change, whatever
   * became of the policy meanwhile. `prepare` runs for a first one only: it reads what is to be read before the
   * transaction, and gives what plans the change within it.
   * @throws Problem 404 `notFound`, 409 `policy.changeOpen`, 412 `policy.stale`, 422 `change.otherBody`
   */
  make(
    by: { session: Session; requestId: string },
    asked: AskedChange,
    prepare: () => Promise<Planner>,
  ): Promise<ChangeAnswer>;
  /** Null where no change was begun under this key. */
  read(changeId: string): Promise<ChangeAnswer | null>;
};

/** There is a change of this key already. */
class KeyIsTaken extends Error {}

export function createPolicyChanges(parts: {
  db: Database;
  clock: Clock;
  waits: Waits;
  privateAnswers: Pick<PrivateAnswers, 'fingerprint'>;
  runner: EntityRunner;
}): PolicyChanges {
  const { db, clock, waits, privateAnswers, runner } = parts;

  const rowOf = (changeId: string) =>
    db.selectFrom('policy_changes').selectAll().where('id', '=', changeId).executeTakeFirst();

  const isSettled = ({ state }: Standing) => !isUnderWay(statusOf(state));
  const settled = settledOutcome({
    runner,
    waits,
    entity: policyChangeEntity,
    standingOf,
    read: (changeId) =>
      db
        .selectFrom('policy_changes')
        .select(['state', 'context'])
        .where('id', '=', changeId)
        .executeTakeFirstOrThrow(),
    isSettled,
  });

  async function outcome(changeId: string): Promise<ChangeAnswer> {
    await settled(changeId);
    const row = await rowOf(changeId);
    if (!row) throw new Problem(404, 'notFound');
    if (row.state === 'expired') throw new Problem(412, 'policy.stale');
    return answerOf(db, row);
  }

  /** The outcome of the change that has the key. */
  async function known(changeId: string, hash: string): Promise<ChangeAnswer | null> {
    const row = await rowOf(changeId);
    if (row && row.body_hash !== hash) throw new Problem(422, 'change.otherBody');
    return row ? outcome(changeId) : null;
  }

  async function begin(
    { session, requestId }: { session: Session; requestId: string },
    { changeId, kind, policyNumbers, revision }: AskedChange,
    { hash, plan }: { hash: string; plan: Planner },
  ): Promise<void> {
    const by = { session, requestId };
    await runner.begin(policyChangeEntity, changeId, by, async (trx) => {
      const last = await lastVersion(trx, policyNumbers[0] ?? '');
      if (!last) throw new Problem(404, 'notFound');
      const { policy } = last.state;
      const others = await trx
        .selectFrom('policy_changes')
        .select('id')
        .where((row) => row.or([row('id', '=', changeId), row.and({ policy_id: policy.id, is_open: true })]))
        .execute();
      if (others.some(({ id }) => id === changeId)) throw new KeyIsTaken();
      if (last.version !== revision) throw new Problem(412, 'policy.stale');
      if (others.length > 0) throw new Problem(409, 'policy.changeOpen');
      const { cards, ...planned } = await plan(trx, last);
      return {
        input: {
          changeId,
          cards: cards ?? [],
          payBy: planned.payBy ?? null,
          activates: planned.activates ?? [],
        } satisfies PolicyChangeInput,
        row: (entity) =>
          trx.insertInto('policy_changes').values({
            ...changeColumns(entity),
            id: changeId,
            policy_id: policy.id,
            kind,
            policy_numbers: [...policyNumbers],
            organization_code: session.organizationCode ?? policy.organization_code,
            profile_ref: session.profileRef,
            session_hash: session.idHash,
            request_id: requestId,
            body_hash: hash,
            plan: JSON.stringify(planned),
            created_at: new Date(clock.now()),
          }),
      };
    });
  }

  return {
    async read(changeId) {
      const row = await rowOf(changeId);
      return row ? answerOf(db, row) : null;
    },
    async make(by, asked, prepare) {
      const hash = hashOfBody({ kind: asked.kind, body: asked.body }, privateAnswers);
      const earlier = await known(asked.changeId, hash);
      if (earlier) return earlier;
      const plan = await prepare();
      try {
        await begin(by, asked, { hash, plan });
      } catch (error) {
        if (!isKeyTaken(error)) throw error;
        return (await known(asked.changeId, hash)) ?? outcome(asked.changeId);
      }
      return outcome(asked.changeId);
    },
  };
}

/** Of this policy, or of another one at the same moment. */
function isKeyTaken(error: unknown): boolean {
  return (
    error instanceof KeyIsTaken || (error as { constraint?: string }).constraint === 'policy_changes_pkey'
  );
}

/** What is told of a change. */
async function answerOf(
  db: Database,
  change: Selectable<PolicyChangeTables['policy_changes']>,
): Promise<ChangeAnswer> {
  const refunds =
    change.context.version === null
      ? []
      : await db
          .selectFrom('policy_movements')
          .leftJoin('refund_orders', (on) =>
            on
              .on('change_id', '=', change.id)
              .onRef('refund_orders.policy_number', '=', 'policy_movements.policy_number')
              .onRef('refund_orders.order_id', '=', 'policy_movements.order_id'),
          )
          .select(['policy_movements.policy_number', 'policy_movements.amount_cents', 'method', 'status'])
          .where('policy_id', '=', change.policy_id)
          .where('version', '=', change.context.version)
          .where('type', '=', 'REFUND')
          .orderBy('policy_movements.id')
          .execute();
  return {
    changeId: change.id,
    kind: change.kind,
    status: statusOf(change.state),
    declineReason: change.state === 'declined' ? change.context.declineReason : null,
    policyNumbers: change.policy_numbers,
    refunds: refunds.map(({ policy_number, amount_cents, method, status }) => ({
      policyNumber: policy_number,
      amount: dollarsOf(amount_cents),
      method,
      status: status ?? 'BOOKED',
    })),
  };
}
