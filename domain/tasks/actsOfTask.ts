import type { ListedTask } from '../calls/tasks/searchTasks.ts';

/**
 * [CP-031] What the list of tasks offers to do with one: all but a name that is to follow can be tried again, what
 * is one's own need not be taken over, and a task is given up once.
 */
export function actsOfTask({
  kind,
  status,
  isMine,
}: Pick<ListedTask, 'kind' | 'status' | 'isMine'>): string[] {
  return [
    kind === 'NAME' ? 'giveName' : 'retry',
    ...(status === 'TAKEN' && isMine ? [] : ['takeOver']),
    ...(status === 'GIVEN_UP' ? [] : ['giveUp']),
    ...(status !== 'GIVEN_UP' && kind === 'RECORDING' ? ['refund'] : []),
  ];
}
