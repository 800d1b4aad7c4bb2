import type { GivenNameForm, givenNameForm } from '#domain/apply/givenNameForm.ts';
import type { UnnamedPerson } from '#domain/calls/shapes/unnamed.ts';
import type { Language } from '#domain/locales.ts';
import type { Address } from '../session.types.ts';
import type { FillEvent, LeaveFieldEvent } from '../forms/formPart.ts';
import type { SendingContext } from '../forms/sendingPart.ts';

export type NameGivingInput = { address: Address; language: Language };

export type NameGivingEvent =
  | FillEvent<typeof givenNameForm>
  | LeaveFieldEvent<typeof givenNameForm>
  | { type: 'person.confirm' }
  | { type: 'person.goBack' }
  | { type: 'person.retry' };

export type NameGivingContext = SendingContext<typeof givenNameForm> & {
  /** The task whose name is to follow; empty behind a signed link. */
  taskId: string;
  language: Language;
  /** Of whom a name is to follow; the first one is asked for. */
  people: readonly UnnamedPerson[];
  /** How many names were given here. */
  given: number;
};

export type UnnamedRequest = { taskId: string; language: Language };
export type NameToGive = UnnamedRequest & { reference: string; form: GivenNameForm };
