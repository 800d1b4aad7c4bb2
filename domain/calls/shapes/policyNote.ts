import * as z from 'zod';
import { longestNote } from '../../policies/noteForm.ts';
import { instant } from '../identity/user.ts';
import { refuseCardNumberIn } from './text.ts';

/** A note on a policy, as its author wrote it; HTML in it is text. */
export const policyNote = z.object({
  id: z.string(),
  policyNumber: z.string(),
  text: z.string(),
  /** First and last name, as they were that day. */
  author: z.string(),
  at: instant,
});
export type PolicyNote = z.output<typeof policyNote>;

/** [NT-008] Notes, the newest first. */
export const policyNotes = z.object({ notes: z.array(policyNote) });

/** [NT-009] What a note may say: something, and no card number ([PY-042]). */
export const noteText = refuseCardNumberIn(z.string().trim().min(1).max(longestNote));
