import { defineForm } from '../forms/defineForm.ts';
import type { ValuesIn } from '../forms/form.types.ts';
import { text } from '../forms/kinds.ts';
import { longestReason } from './taskList.ts';

export type TaskEndProblem = 'required' | 'reasonTooShort' | 'tooLong';

/** Why a task is given up. */
export const taskEndForm = defineForm<null, TaskEndProblem>()({
  reason: {
    is: text({ longest: longestReason, pattern: /.{3}/s, malformed: 'reasonTooShort' }),
    required: true,
  },
});
export type TaskEndForm = ValuesIn<typeof taskEndForm>;
