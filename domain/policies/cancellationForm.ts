import { defineForm } from '../forms/defineForm.ts';
import { choice, type Kind } from '../forms/kinds.ts';
import { cancellationReasons, needsCancellationNote } from './cancellationReasons.ts';
import { noteForm, type NoteProblem } from './noteForm.ts';

/** Some of the policies that were bought together, by number. */
const policies: Kind<readonly string[], 'required'> = {
  kind: 'own',
  empty: [],
  missing: 'required',
  malformed: null,
  isEmpty: (numbers) => numbers.length === 0,
  taken: (numbers) => numbers,
  problem: () => null,
};

/** [CX-001] [CX-007] [CX-018] Which policies are cancelled, why, and what explains that. */
export const cancellationForm = defineForm<null, NoteProblem>()({
  policyNumbers: { is: policies, required: true },
  cancellationReason: { is: choice(cancellationReasons), required: true },
  note: {
    is: noteForm.fields.text.is,
    asked: ({ form: { cancellationReason: reason } }) => reason !== '' && needsCancellationNote(reason),
    required: true,
  },
});
