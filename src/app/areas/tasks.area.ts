import { fromPromise } from 'xstate';
import type { AreaPath } from '#domain/areas.ts';
import { giveUpTask, refundTask, retryTask, takeTask } from '#domain/calls/tasks/oneTask.ts';
import { giveTaskName, readTaskNames } from '#domain/calls/tasks/taskNames.ts';
import type { UnnamedPerson } from '#domain/calls/shapes/unnamed.ts';
import { trimmed } from '#domain/apply/givenNameForm.ts';
import { type ListedTask, searchTasks } from '#domain/calls/tasks/searchTasks.ts';
import { taskList } from '#domain/tasks/taskList.ts';
import { nameGivingMachine } from '#machines/nameGiving/nameGiving.machine.ts';
import type { NameToGive, UnnamedRequest } from '#machines/nameGiving/nameGiving.types.ts';
import { taskGivingUpMachine } from '#machines/taskGivingUp/taskGivingUp.machine.ts';
import type { TaskRequest, TaskRead, TaskToGiveUp } from '#machines/taskGivingUp/taskGivingUp.types.ts';
import { TasksScreen } from '../../ui/tasks/TasksScreen.tsx';
import type { AreaParts } from './areaParts.ts';
import { defineListArea, pageAmong, type RowActor } from './defineListArea.ts';

const path: AreaPath = '/tasks';

const over = (revision: number | undefined) => ({ headers: { 'if-match': `"${revision ?? 0}"` } });

/** What is done with a task; the number in the menu is counted again. */
function taskActs({ callServer, queries }: AreaParts): Record<string, RowActor> {
  const changed = () => queries.invalidateQueries({ queryKey: [path] });
  return {
    retry: async ({ id: taskId }, signal) => {
      const { body } = await callServer(retryTask, { params: { taskId } }, signal);
      await changed();
      const settled = body.isSettled && taskId.startsWith('mail.') ? 'mailed' : String(body.isSettled);
      return { told: { settled }, leadsTo: null };
    },
    takeOver: async ({ id: taskId, revision }, signal) => {
      await callServer(takeTask, { params: { taskId }, ...over(revision) }, signal);
      await changed();
      return { told: null, leadsTo: null };
    },
  };
}

/** What is unsettled, for those who may settle it. */
export const area = defineListArea({
  list: taskList,
  read: searchTasks,
  rowOf: (row: ListedTask) => ({ ...row, id: row.taskId, owner: row.ownerName }),
  rooms: ['tasks', 'nameGiving'],
  acts: taskActs,
  page: ({ callServer, queries }) => {
    const ending = taskGivingUpMachine.provide({
      actors: {
        readTask: fromPromise<TaskRead, TaskRequest>(async ({ input: { taskId, language }, signal }) => {
          const asked = { query: { lang: language }, body: { about: taskId } };
          const { body } = await callServer(searchTasks, asked, signal);
          return body.rows.find((task) => task.taskId === taskId) ?? null;
        }),
        giveUpTask: fromPromise<void, TaskToGiveUp>(async ({ input, signal }) => {
          const { taskId, revision, form, refunds } = input;
          const body = { reason: form.reason.trim() };
          await callServer(
            refunds ? refundTask : giveUpTask,
            { params: { taskId }, body, ...over(revision) },
            signal,
          );
          await queries.invalidateQueries({ queryKey: [path] });
        }),
      },
    });
    return pageAmong({
      '/give-up': ending,
      '/refund': ending,
      '/name': nameGivingMachine.provide({
        actors: {
          readUnnamed: fromPromise<readonly UnnamedPerson[], UnnamedRequest>(
            async ({ input: { taskId }, signal }) =>
              (await callServer(readTaskNames, { params: { taskId } }, signal)).body.people,
          ),
          giveName: fromPromise<readonly UnnamedPerson[], NameToGive>(async ({ input, signal }) => {
            const { taskId, reference, form } = input;
            const asked = { params: { taskId, reference }, body: trimmed(form) };
            const { body } = await callServer(giveTaskName, asked, signal);
            await queries.invalidateQueries({ queryKey: [path] });
            return body.people;
          }),
        },
      }),
    });
  },
  Screen: TasksScreen,
});
