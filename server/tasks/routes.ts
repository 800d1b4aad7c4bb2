import { giveUpTask, refundTask, retryTask, takeTask } from '#domain/calls/tasks/oneTask.ts';
import { countTasks } from '#domain/calls/tasks/countTasks.ts';
import { giveTaskName, readTaskNames } from '#domain/calls/tasks/taskNames.ts';
import { searchTasks } from '#domain/calls/tasks/searchTasks.ts';
import { type Implementation, implement } from '../http/implement.ts';
import { revisionNamed } from '../http/revision.ts';
import { oneTask, type TaskServices } from './oneTask.ts';
import { taskNames } from './taskNames.ts';
import { countOfTasks, findTasks } from './searchTasks.ts';

/** The list of what is unsettled, and what people do about it. */
export function taskRoutes(services: TaskServices): Implementation[] {
  const task = oneTask(services);
  const names = taskNames(services);
  return [
    implement(searchTasks, async ({ session, body: filter, query: page }) => ({
      status: 200,
      body: await findTasks(services, session, { filter, page }),
    })),
    implement(countTasks, async ({ session }) => ({
      status: 200,
      body: { count: await countOfTasks(services, session) },
    })),
    implement(retryTask, async ({ session, params, requestId }) => ({
      status: 200,
      body: await task.retry(params.taskId, { session, requestId }),
    })),
    implement(takeTask, async ({ session, params: { taskId }, headers, requestId }) => {
      const revision = revisionNamed(headers, 'task.revisionNeeded');
      return { status: 200, body: await task.takeOver({ taskId, revision }, { session, requestId }) };
    }),
    implement(giveUpTask, async ({ session, params: { taskId }, headers, body, requestId }) => {
      const named = { taskId, revision: revisionNamed(headers, 'task.revisionNeeded') };
      return { status: 200, body: await task.giveUp(named, body.reason, { session, requestId }) };
    }),
    implement(refundTask, async ({ session, params: { taskId }, headers, body, requestId }) => {
      const named = { taskId, revision: revisionNamed(headers, 'task.revisionNeeded') };
      return { status: 200, body: await task.refund(named, body.reason, { session, requestId }) };
    }),
    implement(readTaskNames, async ({ session, params: { taskId } }) => ({
      status: 200,
      body: { people: await names.read(taskId, session) },
    })),
    implement(giveTaskName, async ({ session, params: { taskId, reference }, body, requestId }) => ({
      status: 200,
      body: { people: await names.give(taskId, { reference, ...body }, { session, requestId }) },
    })),
  ];
}
