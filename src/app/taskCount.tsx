import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { createActor, fromPromise, type InspectionEvent } from 'xstate';
import type { AreaPath } from '#domain/areas.ts';
import { countTasks } from '#domain/calls/tasks/countTasks.ts';
import { languages } from '#domain/locales.ts';
import { taskCountMachine } from '#machines/taskCount/taskCount.machine.ts';
import type { CallServer } from '../ports/http.ts';
import { loadRooms } from '../text/rooms.ts';
import { shownAddress } from '../ui/portal/shownAddress.ts';
import { TaskCount } from '../ui/tasks/TaskCount.tsx';
import type { PortalRef } from './addressListener.ts';
import { mustBeFilled } from './mustBeFilled.ts';

/** What is known of an area is kept under its path; whoever changes it makes that invalid. */
const area: AreaPath = '/tasks';

export type TaskCountParts = {
  /** A session that has ended is nothing that this call tells anybody. */
  callQuietly: CallServer;
  queries: QueryClient;
  portal: PortalRef;
  inspect: ((event: InspectionEvent) => void) | undefined;
};

/** The number beside the tasks of the menu, counted again at each page that somebody opens and after each act. */
export async function fetchTaskCount(parts: TaskCountParts): Promise<ComponentType> {
  const { callQuietly, queries, portal, inspect } = parts;
  await Promise.all(languages.map((language) => loadRooms(language, ['taskCount'])));
  const actor = createActor(
    mustBeFilled(
      taskCountMachine.provide({
        actors: {
          countTasks: fromPromise<number, void>(async ({ signal }) => {
            const { count } = (await callQuietly(countTasks, {}, signal)).body;
            queries.setQueryData([area], count);
            return count;
          }),
        },
      }),
    ),
    { inspect },
  ).start();
  const countAgain = () => actor.send({ type: 'parent.countAgain' });
  let shown = shownAddress(portal)?.path;
  portal.subscribe(() => {
    const path = shownAddress(portal)?.path ?? shown;
    if (path === shown) return;
    shown = path;
    countAgain();
  });
  queries.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === area && query.state.isInvalidated) countAgain();
  });
  return function CountOfTasks() {
    return <TaskCount actor={actor} />;
  };
}
