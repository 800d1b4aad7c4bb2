import { taskId } from '#domain/calls/tasks/oneTask.ts';
import type { ListedTask } from '#domain/calls/tasks/searchTasks.ts';
import { dollarsOf } from '#domain/money.ts';
import { taskList } from '#domain/tasks/taskList.ts';
import type { Clock } from '../clock.ts';
import type { RowQuery } from '../database/readPage.ts';
import type { Session } from '../identity/session.ts';
import { organizationKey, organizationName } from '../lists/organizationColumns.ts';
import { type ListRequest, type ListPage, listReader } from '../lists/readList.ts';
import { daysAgo } from '../today.ts';
import { type TaskListServices, tasksWithinReach } from './tasksWithinReach.ts';

const readTasks = listReader({
  list: taskList,
  from: 'task_listing',
  filterBy: {
    kind: ['equal', 'kind'],
    status: ['equal', 'status'],
    about: (value) => (taskId.safeParse(value).success ? ['equal', 'id'] : ['words', 'about_words']),
    organizationName: ['words', 'organization_words'],
    owner: ['words', 'owner_words'],
    sinceStart: ['from', 'since_day'],
    sinceEnd: ['until', 'since_day'],
  },
  sorts: {
    kind: () => 'kind',
    amount: () => 'amount_cents',
    organizationName: (language) => organizationKey[language],
    since: () => 'since',
    owner: () => 'owner_key',
  },
  atFirst: ['since', 'asc'],
  columns: (tasks, language) =>
    tasks.select([
      'id as taskId',
      'kind',
      `${organizationName[language]} as organizationName`,
      'policy_numbers as policyNumbers',
      'order_ids as orderIds',
      'topic',
      'recipient',
      'amount_cents as amountCents',
      'since',
      'tries',
      'reason',
      'goes_on as goesOn',
      'status',
      'owner_ref as ownerRef',
      'owner_name as ownerName',
      'given_up_by as givenUpBy',
      'given_up_at as givenUpAt',
      'given_up_reason as givenUpReason',
      'revision',
    ]),
});

const notGivenUp = (tasks: RowQuery<'task_listing'>) => tasks.where('status', '<>', 'GIVEN_UP');

/** How many tasks a session reaches that nobody gave up. */
export async function countOfTasks(services: TaskListServices, session: Session): Promise<number> {
  const { count } = await notGivenUp(tasksWithinReach(services, session))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * A page of the tasks within a session’s reach that a filter finds; of those that were given up only where it asks
 * for them.
 */
export function findTasks(
  services: TaskListServices & { clock: Clock },
  session: Session,
  request: ListRequest<typeof taskList>,
): Promise<ListPage<ListedTask>> {
  const tasks = tasksWithinReach(services, session);
  const shown = request.filter.status === undefined ? notGivenUp(tasks) : tasks;
  return readTasks(
    services.db,
    shown,
    request,
    ({ amountCents, since, ownerRef, givenUpBy, givenUpAt, givenUpReason, ...row }) => ({
      ...row,
      amount: amountCents === null ? null : dollarsOf(amountCents),
      since: since.toISOString(),
      daysAgo: daysAgo(services.clock, since),
      isMine: ownerRef !== null && ownerRef === session.profileRef,
      givenUp:
        row.status === 'GIVEN_UP'
          ? { by: givenUpBy ?? '', at: givenUpAt?.toISOString() ?? '', reason: givenUpReason ?? '' }
          : null,
    }),
  );
}
