import type { ListedTask } from '#domain/calls/tasks/searchTasks.ts';
import type { Language } from '#domain/locales.ts';
import type { TaskEndForm, taskEndForm } from '#domain/tasks/taskEndForm.ts';
import type { FillEvent, LeaveFieldEvent } from '../forms/formPart.ts';
import type { SendingContext } from '../forms/sendingPart.ts';

export type TaskGivingUpEvent =
  | FillEvent<typeof taskEndForm>
  | LeaveFieldEvent<typeof taskEndForm>
  | { type: 'person.confirm' }
  | { type: 'person.goBack' }
  | { type: 'person.retry' }
  | { type: 'parent.renewSession' };

/** The task as the list has it, or null where it does not wait any more. */
export type TaskRead = ListedTask | null;

export type TaskGivingUpContext = SendingContext<typeof taskEndForm> & {
  taskId: string;
  language: Language;
  /** Whether what was charged is given back with it. */
  refunds: boolean;
  /** What is given up, as it was read last. */
  task: TaskRead;
};

export type TaskRequest = { taskId: string; language: Language };
export type TaskToGiveUp = { taskId: string; revision: number; form: TaskEndForm; refunds: boolean };
