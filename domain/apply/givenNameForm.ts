import { defineForm } from '../forms/defineForm.ts';
import type { ValuesIn } from '../forms/form.types.ts';
import { personName } from './personRules.ts';

export type GivenNameProblem = 'required' | 'nameInvalid' | 'unprintable' | 'tooLong';

/** The name of somebody who was insured without one, by the rules of the application. */
export const givenNameForm = defineForm<null, GivenNameProblem>()({
  firstName: { is: personName, required: true },
  lastName: { is: personName, required: true },
});
export type GivenNameForm = ValuesIn<typeof givenNameForm>;

/** The name as it is sent: without blanks around it. */
export function trimmed({ firstName, lastName }: GivenNameForm): GivenNameForm {
  return { firstName: firstName.trim(), lastName: lastName.trim() };
}
