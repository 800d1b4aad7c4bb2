import { contactTexts } from '../apply/personRules.ts';
import { defineForm } from '../forms/defineForm.ts';
import type { ValuesIn } from '../forms/form.types.ts';
import { choice } from '../forms/kinds.ts';

export type ResendProblem = 'required' | 'emailInvalid' | 'tooLong';

/** [DL-006] [DL-007] To whom a confirmation is sent again, and in which language. */
export const resendForm = defineForm<null, ResendProblem>()({
  email: { is: contactTexts.email, required: true },
  language: { is: choice(['EN', 'FR'], 'EN'), required: true },
});
export type ResendForm = ValuesIn<typeof resendForm>;

/** Whether two addresses are one mailbox: letters of either case are the same. */
export const isSameMailbox = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
