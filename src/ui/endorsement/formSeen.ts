import type { ActorRefFrom } from 'xstate';
import type { EditName } from '#domain/endorsement/policyEdit.ts';
import type { applyMachine } from '#machines/apply/apply.machine.ts';
import type { quickQuoteMachine } from '#machines/quickQuote/quickQuote.machine.ts';
import type { tripDetailsMachine } from '#machines/tripDetails/tripDetails.machine.ts';
import type { HeldTerms, planParametersForm } from '#domain/endorsement/planParametersForm.ts';
import type { FormContext } from '#machines/forms/formPart.ts';
import type { FormActor } from '../forms/formActor.ts';
import type { EndorsementRef } from './endorsementRef.ts';

type ParametersContext = FormContext<typeof planParametersForm> & { terms: HeldTerms };

/** The charts whose views show a form of the edit. */
type Shown = {
  travellers: ActorRefFrom<typeof quickQuoteMachine>;
  trip: ActorRefFrom<typeof tripDetailsMachine>;
  parameters: FormActor<typeof planParametersForm, ParametersContext>;
  apply: ActorRefFrom<typeof applyMachine>;
};

const made = new WeakMap<EndorsementRef, Partial<Record<EditName, unknown>>>();

/**
 * One of the forms of an edit as the views of its own chart see it, so that its fields look and speak as in a sale. What is
 * done in them is done in the endorsement.
 */
export function formSeen<Name extends EditName>(section: EndorsementRef, name: Name): Shown[Name] {
  const known = made.get(section) ?? {};
  known[name] ??= seenOf(section, name);
  made.set(section, known);
  return known[name] as Shown[Name];
}

function seenOf(section: EndorsementRef, of: EditName) {
  let last: { of: unknown; seen: unknown } | null = null;
  const getSnapshot = () => {
    const { context } = section.getSnapshot();
    // What was shown last stays until its view is gone.
    if (last === null || (last.of !== context && context.edit !== null))
      last = { of: context, seen: { context: contextOf(context, of) } };
    return last.seen;
  };
  return {
    getSnapshot,
    subscribe: (observer: { next: (snapshot: unknown) => void; error?: (error: unknown) => void }) =>
      section.subscribe({ ...observer, next: () => observer.next(getSnapshot()) }),
    send: (event: { type: string }) => section.send({ ...event, of } as never),
  };
}

function contextOf(context: ReturnType<EndorsementRef['getSnapshot']>['context'], of: EditName) {
  const { edit, initial, problems, attempts, session, language, policy } = context;
  return {
    form: edit?.[of],
    problems: problems[of],
    attempts,
    refused: {},
    facts: session.facts,
    language,
    travellers: edit?.travellers,
    plans: initial?.plans,
    consents: null,
    terms: Object.fromEntries(policy.paxes.map(({ referenceNumber, terms }) => [referenceNumber, terms])),
  };
}
