import { contactTexts, personName } from '../apply/personRules.ts';
import { defineForm } from '../forms/defineForm.ts';
import type { ValuesIn } from '../forms/form.types.ts';
import { tick } from '../forms/kinds.ts';

export type LeadProblem = 'required' | 'nameInvalid' | 'unprintable' | 'emailInvalid' | 'tooLong';

/** [LD-007] What a consumer leaves to continue a quote later; nothing else is measured with it. */
export const leadForm = defineForm<null, LeadProblem>()({
  firstName: { is: personName, required: true },
  email: { is: contactTexts.email, required: true },
  mayContact: { is: tick() },
});
export type LeadForm = ValuesIn<typeof leadForm>;
