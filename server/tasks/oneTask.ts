import type { Insertable, Selectable } from 'kysely';
import { recordAudit } from '../audit/audit.ts';
import type { Clock } from '../clock.ts';
import type { DatabaseTransaction } from '../database/database.ts';
import { Problem } from '../http/problem.ts';
import type { Session } from '../identity/session.ts';
import { withinReach } from '../organizations/withinReach.ts';
import type { HelpOnChange } from '../policyChanges/helpOnChange.ts';
import type { HelpOn } from '../purchases/helpOn.ts';
import { sendAgain } from './sendAgain.ts';
import type { TaskTables } from './tasks.tables.ts';
import { type TaskListServices, tasksWithinReach } from './tasksWithinReach.ts';

export type TaskServices = TaskListServices & {
  clock: Clock;
  helpOn: Pick<HelpOn, 'tryAgain' | 'giveBack'>;
  helpOnChange: HelpOnChange;
  /** Waits until a purchase is not under way any more, or for as long as an answer may take; false when it still is. */
  settled(purchaseId: string): Promise<boolean>;
};

type By = { session: Session; requestId: string };
type Handled = { taskId: string; revision: number };

type Task = Pick<
  Selectable<TaskTables['task_listing']>,
  'organization_code' | 'purchase_id' | 'change_id' | 'outbox_id' | 'kind' | 'owner_ref' | 'status'
>;

const retried = 'task.retry';
const objectOf = (id: string) => ({ type: 'task', id });

/** Who does it, and whose business it is. */
const actorOf = (by: By, { organization_code: organizationCode }: Task) => ({
  ...by,
  ...(organizationCode !== null && { organizationCode }),
});

/** What is done with one task; each is a 404 where there is none, or only out of reach. */
export function oneTask(services: TaskServices) {
  const { db, clock, organizations, helpOn, helpOnChange, settled } = services;

  const findTask = (session: Session, taskId: string): Promise<Task | undefined> =>
    tasksWithinReach(services, session)
      .select(['organization_code', 'purchase_id', 'change_id', 'outbox_id', 'kind', 'owner_ref', 'status'])
      .where('id', '=', taskId)
      .executeTakeFirst();

  async function taskOf(session: Session, taskId: string): Promise<Task> {
    const task = await findTask(session, taskId);
    if (!task) throw new Problem(404, 'notFound');
    return task;
  }

  /** Whether a task that is none any more was tried again, of an organization in reach. */
  async function wasTried(session: Session, taskId: string): Promise<boolean> {
    const entry = await db
      .selectFrom('audit')
      .select('id')
      .where('object_type', '=', 'task')
      .where('object_id', '=', taskId)
      .where('action', '=', retried)
      .where((row) => withinReach(row, { session, organizations }, { organization: 'organization_code' }))
      .executeTakeFirst();
    return entry !== undefined;
  }

  /** Tries again what failed; tells whether that came to an end by now, or null where nothing can be tried. */
  async function tried(task: Task, by: By): Promise<boolean | null> {
    if (task.outbox_id !== null) {
      await sendAgain({ db, clock }, task.outbox_id);
      return true;
    }
    if (task.change_id !== null) return (await helpOnChange(task.change_id, actorOf(by, task))) ? true : null;
    if (task.kind === 'NAME' || task.purchase_id === null) return null;
    const isTried = await helpOn.tryAgain(task.purchase_id, actorOf(by, task));
    return isTried ? settled(task.purchase_id) : null;
  }

  /** Whether nothing more is under way with the purchase, and the task is none any more. */
  async function isSettled(taskId: string, isOver: boolean): Promise<boolean> {
    const left = db.selectFrom('task_listing').select('id').where('id', '=', taskId);
    return isOver && (await left.executeTakeFirst()) === undefined;
  }

  /** Writes down who looks after a task from now on, or that it was given up and why. */
  async function handle(named: Handled, reason: string | null, by: By): Promise<Handled> {
    const { taskId } = named;
    const task = await taskOf(by.session, taskId);
    const handling = handlingOf(task, named, {
      me: by.session.profileRef as string,
      reason,
      at: clock.now(),
    });
    const isGivenUp = reason !== null;
    await db.transaction().execute(async (trx) => {
      if (!(await isWritten(trx, named, handling))) throw new Problem(412, 'task.stale');
      await recordAudit(trx, clock, {
        action: isGivenUp ? 'task.giveUp' : 'task.takeOver',
        ...actorOf(by, task),
        object: objectOf(taskId),
        before: { status: task.status, ownerRef: task.owner_ref },
        after: { status: isGivenUp ? 'GIVEN_UP' : 'TAKEN', ownerRef: handling.owner_ref },
        ...(isGivenUp && { reason }),
      });
    });
    return { taskId, revision: handling.revision };
  }

  return {
    /** What was settled by a retry is settled still. @throws Problem 409 `task.nothingToTry`, `task.retriedOften` */
    async retry(taskId: string, by: By) {
      const task = await findTask(by.session, taskId);
      if (!task) {
        if (await wasTried(by.session, taskId)) return { taskId, isSettled: true };
        throw new Problem(404, 'notFound');
      }
      const isOver = await tried(task, by);
      if (isOver === null) throw new Problem(409, 'task.nothingToTry');
      await recordAudit(db, clock, { action: retried, ...actorOf(by, task), object: objectOf(taskId) });
      return { taskId, isSettled: await isSettled(taskId, isOver) };
    },
    /** @throws Problem 412 `task.stale` */
    takeOver: (named: Handled, by: By) => handle(named, null, by),
    /** @throws Problem 412 `task.stale` */
    giveUp: (named: Handled, reason: string, by: By) => handle(named, reason, by),
    /** @throws Problem 409 `task.nothingToRefund`, 412 `task.stale` */
    async refund(named: Handled, reason: string, by: By) {
      const { taskId } = named;
      const task = await taskOf(by.session, taskId);
      const { purchase_id: purchaseId } = task;
      if (task.kind !== 'RECORDING' || purchaseId === null) throw new Problem(409, 'task.nothingToRefund');
      await handle(named, null, by);
      const actor = actorOf(by, task);
      if (!(await helpOn.giveBack(purchaseId, actor))) throw new Problem(409, 'task.nothingToRefund');
      await recordAudit(db, clock, { action: 'task.refund', ...actor, object: objectOf(taskId), reason });
      return { taskId, isSettled: await isSettled(taskId, await settled(purchaseId)) };
    },
  };
}

type Handling = Omit<Insertable<TaskTables['task_handling']>, 'task_id'>;

function handlingOf(
  task: Task,
  { revision }: Handled,
  { me, reason, at }: { me: string; reason: string | null; at: number },
) {
  const changed_at = new Date(at);
  const isGivenUp = reason !== null;
  return {
    revision: revision + 1,
    owner_ref: isGivenUp ? task.owner_ref : me,
    given_up_by: isGivenUp ? me : null,
    given_up_at: isGivenUp ? changed_at : null,
    given_up_reason: reason,
    changed_at,
  } satisfies Handling;
}

/** Writes it over the revision that is known, the first time as a new row; false when there is another revision by now. */
async function isWritten(
  trx: DatabaseTransaction,
  { taskId, revision }: Handled,
  handling: Handling,
): Promise<boolean> {
  const written =
    revision === 0
      ? trx
          .insertInto('task_handling')
          .values({ task_id: taskId, ...handling })
          .onConflict((conflict) => conflict.column('task_id').doNothing())
          .returning('revision')
      : trx
          .updateTable('task_handling')
          .set(handling)
          .where('task_id', '=', taskId)
          .where('revision', '=', revision)
          .returning('revision');
  return (await written.executeTakeFirst()) !== undefined;
}
