import type { TravellersForm } from '#domain/quote/forms.ts';
import {
  type TravellersKey,
  type TravellersProblem,
  travellersKeys,
  travellersProblemAt,
  type Yardstick,
} from '#domain/quote/travellersProblems.ts';

/** Everything that is wrong with a form, in the order of the screen; no entries when it is complete. */
export function travellersProblems(
  form: TravellersForm,
  yardstick: Yardstick,
): [TravellersKey, TravellersProblem][] {
  return travellersKeys(form).flatMap((key) => {
    const problem = travellersProblemAt(key, form, yardstick);
    return problem === null ? [] : [[key, problem] satisfies [TravellersKey, TravellersProblem]];
  });
}
