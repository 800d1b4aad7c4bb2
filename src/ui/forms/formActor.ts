import { createContext, use } from 'react';
import type { AnyActorRef } from 'xstate';
import type { AnyForm } from '#domain/forms/form.types.ts';
import type { FillEvent, FormContext, LeaveFieldEvent } from '#machines/forms/formPart.ts';

type Actor<Context, Event> = {
  getSnapshot(): { context: Context };
  subscribe: AnyActorRef['subscribe'];
  send(event: Event): void;
};

/** What a screen of a form needs of its chart; the chart may hold and understand more. */
export type FormActor<F extends AnyForm, Context extends FormContext<F>> = Actor<
  Context,
  FillEvent<F> | LeaveFieldEvent<F>
>;

/** The chart of a form as what serves every form sees it. */
export type SomeFormActor = Actor<
  { form: unknown; problems: Readonly<Record<string, string | null>>; attempts: number },
  { type: string; key: string; value?: unknown }
>;

export const FormActorContext = createContext<SomeFormActor | null>(null);

/** The chart of the form in which a field stands. */
export function useFormActor(): SomeFormActor {
  const actor = use(FormActorContext);
  if (!actor) throw new Error('A field stands outside of its form');
  return actor;
}

type Acts = {
  fill: (value: string | boolean | readonly string[], key: string) => void;
  leave: (key: string) => void;
};
const made = new WeakMap<SomeFormActor, Acts>();

/** What the fields of a form do, by the key of the field; the same functions as long as the actor is the same. */
export function actsOf(actor: SomeFormActor): Acts {
  const known = made.get(actor) ?? {
    fill: (value, key) => actor.send({ type: 'person.fill', key, value }),
    leave: (key) => actor.send({ type: 'person.leaveField', key }),
  };
  made.set(actor, known);
  return known;
}
