import type { ListedTask } from '#domain/calls/tasks/searchTasks.ts';
import { actsOfTask } from '#domain/tasks/actsOfTask.ts';
import { taskList } from '#domain/tasks/taskList.ts';
import { NameGivingPage } from '../forms/NameGivingPage.tsx';
import { defineListScreen } from '../list/defineListScreen.tsx';
import { Age, Owner, thingsOf, What } from './taskCells.tsx';
import { TaskGivingUpPage } from './TaskGivingUpPage.tsx';

type TaskRow = ListedTask & { id: string; owner: string | null };

/** The page beside the list of tasks, by its path. */
function TaskPage({ actor, path }: { actor: never; path: string }) {
  return path === '/name' ? <NameGivingPage actor={actor} /> : <TaskGivingUpPage actor={actor} />;
}

/** What is unsettled, with its age and who looks after it. */
export const TasksScreen = defineListScreen(taskList, {
  area: '/tasks',
  nameOf: (row: TaskRow) => thingsOf(row)[0] ?? row.id,
  cells: { kind: What, since: Age, owner: Owner },
  actsOf: actsOfTask,
  Page: TaskPage,
});
