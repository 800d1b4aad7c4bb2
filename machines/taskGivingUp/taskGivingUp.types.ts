import type { TaskEndForm, taskEndForm } from '#domain/tasks/taskEndForm.ts';
import type { FillEvent, LeaveFieldEvent } from '../forms/formPart.ts';
import type { SendingContext } from '../forms/sendingPart.ts';

export type TaskGivingUpEvent =
  | FillEvent<typeof taskEndForm>
  | LeaveFieldEvent<typeof taskEndForm>
  | { type: 'person.giveUp' }
  | { type: 'person.goBack' };

export type TaskGivingUpContext = SendingContext<typeof taskEndForm> & {
  taskId: string;
  /** The revision in which the person saw the task. */
  revision: number;
};

export type TaskToGiveUp = { taskId: string; revision: number; form: TaskEndForm };
