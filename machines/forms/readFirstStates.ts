import { and, stateIn } from 'xstate';
import { stepOf } from '../stepOf.ts';
import { leaveStates } from './leaveStates.ts';
import { recordStates } from './recordStates.ts';

/**
 * The states of a record that opens as it is (`recordStates` with the state `readOnly` first): `person.edit` has it changed,
 * and Back leads from the change to what is saved, which is read again where something of the change is dropped. Who adds a
 * new one goes back to the list. Beside them stand `leaveChangeStates`.
 */
export function readFirstStates<Context, Key, Saving, Saved, Event extends { type: string }>(
  parts: Parameters<typeof recordStates<Context, Key, Saving, Saved, Event>>[0],
) {
  const { on, states, ...region } = recordStates<Context, Key, Saving, Saved, Event>(parts);
  const { reading, readOnly, answering } = states;
  const [, shown] = reading.invoke.onDone;
  return {
    ...region,
    on: { ...on, 'person.leave': { guard: 'changeIsLeft', target: '.reading' } },
    states: {
      ...states,
      reading: {
        ...reading,
        entry: ['forgetProblem', 'forgetRecord'],
        invoke: { ...reading.invoke, onDone: { ...shown, target: 'readOnly' } },
      },
      readOnly: { ...readOnly, on: { 'person.edit': { guard: 'recordMayBeEdited', target: 'answering' } } },
      answering: {
        ...answering,
        on: {
          ...answering.on,
          'person.goBack': { guard: 'changeIsNone', actions: 'showAsSaved', target: 'readOnly' },
        },
      },
    },
  } as const;
}

/** `leaveStates` beside them: who drops a change of what is there stays on its page. */
export const leaveChangeStates = {
  ...leaveStates,
  states: {
    ...leaveStates.states,
    asking: {
      ...leaveStates.states.asking,
      on: {
        ...leaveStates.states.asking.on,
        'person.leave': [
          {
            guard: 'recordIsShown',
            actions: { type: 'reportUnsaved', params: false },
            target: 'free',
          },
          leaveStates.states.asking.on['person.leave'],
        ],
      },
    },
  },
} as const;

type Held<Form, Saved> = { form: Form; saved: Saved | null };

/**
 * The guards and actions that these states need beside `recordPart`.
 * @param opening what the chart holds before anything was read
 */
export function readFirstPart<Form, Saved, Context extends Held<Form, Saved>>({
  opening,
  formOf,
  holdsUnsaved,
}: {
  opening: Partial<Context>;
  formOf: (saved: Saved) => Form;
  holdsUnsaved: (context: Context) => boolean;
}) {
  return {
    guards: {
      changeIsNone: ({ context }: { context: Context }) => context.saved !== null && !holdsUnsaved(context),
      changeIsLeft: and([
        stateIn({ leave: 'asking' }),
        ({ context }: { context: Held<Form, Saved> }) => context.saved !== null,
      ]),
    },
    actions: {
      forgetRecord: stepOf<Context, undefined>(() => opening),
      showAsSaved: stepOf<Context, undefined>(({ saved, form }) => {
        const { problems, refused } = opening as { problems?: unknown; refused?: unknown };
        return { form: saved ? formOf(saved) : form, problems, refused } as unknown as Partial<Context>;
      }),
    },
  };
}
