import { defineForm } from '../forms/defineForm.ts';
import type { ValuesIn } from '../forms/form.types.ts';
import { text } from '../forms/kinds.ts';
import { holdsCardNumber } from '../payment/cardNumber.ts';

/** Longest note, in characters. */
export const longestNote = 4_000;

export type NoteProblem = 'required' | 'tooLong' | 'cardNumber';

const plain = text({ longest: longestNote });

/** [NT-009] A note on a policy: some text, without a card number. */
export const noteForm = defineForm<null, NoteProblem>()({
  text: {
    is: {
      ...plain,
      problem: (typed: string): NoteProblem | null =>
        holdsCardNumber(typed) ? 'cardNumber' : plain.problem(typed),
    },
    required: true,
  },
});
export type NoteForm = ValuesIn<typeof noteForm>;
