import { contactTexts, personName } from '../apply/personRules.ts';
import { defineForm } from '../forms/defineForm.ts';
import type { ValuesIn } from '../forms/form.types.ts';
import { choice } from '../forms/kinds.ts';

export type QuoteMailProblem = 'required' | 'nameInvalid' | 'unprintable' | 'emailInvalid' | 'tooLong';

/** To whom a held quote is mailed, and in which language. */
export const quoteMailForm = defineForm<null, QuoteMailProblem>()({
  firstName: { is: personName, required: true },
  email: { is: contactTexts.email, required: true },
  language: { is: choice(['EN', 'FR'], 'EN'), required: true },
});
export type QuoteMailForm = ValuesIn<typeof quoteMailForm>;
