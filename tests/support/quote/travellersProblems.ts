import type { KeyIn, ProblemIn } from '#domain/forms/form.types.ts';
import { type TravellersForm, travellerDetailsForm } from '#domain/quote/travellersForm.ts';
import { flowFacts } from './forms.ts';

type Details = typeof travellerDetailsForm;

/** Everything that is wrong with a form, in the order of the screen; no entries when it is complete. */
export function travellersProblems(
  form: TravellersForm,
  facts = flowFacts(),
): [KeyIn<Details>, ProblemIn<Details>][] {
  return travellerDetailsForm.keys(form, facts).flatMap((key) => {
    const problem = travellerDetailsForm.problem(key, form, facts);
    return problem === null ? [] : [[key, problem] satisfies [KeyIn<Details>, ProblemIn<Details>]];
  });
}
