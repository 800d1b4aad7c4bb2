import type { z } from 'zod';
import type { ListedTask, searchTasks, TaskFilter } from '#domain/calls/tasks/searchTasks.ts';
import { businessDay } from '#domain/businessDay.ts';
import { daysBetween } from '#domain/calendar.ts';
import type { Language } from '#domain/locales.ts';
import { dollarsOf } from '#domain/money.ts';
import { type TaskColumn, taskList } from '#domain/tasks/taskList.ts';
import type { Clock } from '../clock.ts';
import { narrowed, type Narrowing } from '../database/narrowed.ts';
import { type Matches, readPage } from '../database/readPage.ts';
import { answeredPage } from '../http/answeredPage.ts';
import type { Session } from '../identity/session.ts';
import { todayOf } from '../today.ts';
import { type TaskListServices, tasksReached } from './tasksReached.ts';

type Asked = z.output<NonNullable<typeof searchTasks.query>>;

const sorts: Record<TaskColumn, (language: Language) => string> = {
  kind: () => 'kind',
  amount: () => 'amount_cents',
  organizationName: (language) => (language === 'en' ? 'organization_key_en' : 'organization_key_fr'),
  since: () => 'since',
  owner: () => 'owner_key',
};

const narrowing: Narrowing<'task_listing', typeof taskList> = {
  kind: ['equal', 'kind'],
  status: ['equal', 'status'],
  about: ['words', 'about_words'],
  organizationName: ['words', 'organization_words'],
  owner: ['words', 'owner_words'],
  sinceStart: ['from', 'since_day'],
  sinceEnd: ['until', 'since_day'],
};

const notGivenUp = (tasks: Matches<'task_listing'>) => tasks.where('status', '<>', 'GIVEN_UP');

/** How many tasks a session reaches that nobody gave up. */
export async function countOfTasks(services: TaskListServices, session: Session): Promise<number> {
  const { count } = await notGivenUp(tasksReached(services, session))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * A page of the tasks within a session’s reach that a filter finds; of those that were given up only where it asks
 * for them.
 * @throws Problem 400 `request.invalid` for a page beyond the end
 */
export async function findTasks(
  services: TaskListServices & { clock: Clock },
  session: Session,
  filter: TaskFilter,
  { sortField, sortOrder, offset, limit, lang }: Asked,
): Promise<{ total: number; offset: number; limit: number; rows: ListedTask[] }> {
  const today = todayOf(services.clock);
  const found = narrowed(tasksReached(services, session), taskList, narrowing, filter);
  const { total, rows } = await readPage(
    services.db,
    filter.status === undefined ? notGivenUp(found) : found,
    {
      from: 'task_listing',
      columns: (tasks) =>
        tasks.select([
          'id as taskId',
          'kind',
          lang === 'en'
            ? 'organization_name_en as organizationName'
            : 'organization_name_fr as organizationName',
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
      sortedBy: [sorts[sortField ?? 'since'](lang), 'id'],
      direction: sortField === undefined ? 'asc' : sortOrder,
      offset,
      limit,
    },
  );
  const listed = rows.map(
    ({ amountCents, since, ownerRef, givenUpBy, givenUpAt, givenUpReason, ...row }): ListedTask => ({
      ...row,
      amount: amountCents === null ? null : dollarsOf(amountCents),
      since: since.toISOString(),
      daysAgo: daysBetween(businessDay(since.getTime()), today),
      isMine: ownerRef !== null && ownerRef === session.profileRef,
      givenUp:
        row.status === 'GIVEN_UP'
          ? { by: givenUpBy ?? '', at: givenUpAt?.toISOString() ?? '', reason: givenUpReason ?? '' }
          : null,
    }),
  );
  return answeredPage({ total, rows: listed }, { offset, limit });
}
