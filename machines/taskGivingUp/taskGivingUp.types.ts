import type { TaskEndForm, taskEndForm } from '#domain/tasks/taskEndForm.ts';
import type { FillEvent, FormContext, LeaveFieldEvent } from '../forms/formPart.ts';

export type TaskGivingUpEvent =
  | FillEvent<typeof taskEndForm>
  | LeaveFieldEvent<typeof taskEndForm>
  | { type: 'person.giveUp' }
  | { type: 'person.goBack' };

export type TaskGivingUpContext = FormContext<typeof taskEndForm> & {
  taskId: string;
  /** The revision in which the person saw the task. */
  revision: number;
  /** Code of what kept it from being given up. */
  problem: string | null;
};

export type TaskToGiveUp = { taskId: string; revision: number; form: TaskEndForm };
