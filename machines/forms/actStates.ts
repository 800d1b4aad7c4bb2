import type { AnyForm, FactsIn } from '#domain/forms/form.types.ts';
import { formPart } from './formPart.ts';
import { askingStates, notSent, type SendingContext, sendingPart } from './sendingPart.ts';

const filled = <Event>({ event }: { event: Event }) => event;

/** For the chart of an act with its form: what it begins with, and the guards and actions of `actStates`. */
export function actPart<F extends AnyForm, Context extends SendingContext<F>>(
  form: F,
  factsOf: (context: Context) => FactsIn<F>,
) {
  const { guards, actions, ...part } = formPart<F, Context>(form, factsOf);
  const sending = sendingPart<F, Context>(form, { ...part, guards });
  return {
    opening: part.opening,
    changed: part.changed,
    guards: { formIsComplete: guards.formIsComplete, ...sending.guards },
    actions: { fillField: actions.fillField, judgeForm: actions.judgeForm, ...sending.actions },
  };
}

/**
 * The states of an act that a person confirms: its form is asked (`asking`, and there `failed`), it is done (`doing`), and
 * over (`done`). Where it is folded away or read before, the chart has a state for that besides.
 * @param port what does it, with what `does` takes from the context
 * @param onDone where it leads once it is done
 * @param elsewhere where it leads when it failed and no field is at fault
 * @param refused where a failure leads that is not only noted
 */
export function actStates<
  Context,
  Asked,
  const Port extends string,
  const Done extends object | string = 'done',
  const Elsewhere extends string = 'asking.failed',
  const Refused extends readonly object[] = readonly [],
>({
  port,
  does,
  onDone = 'done' as Done,
  elsewhere = 'asking.failed' as Elsewhere,
  refused,
}: {
  port: Port;
  does: (context: Context) => Asked;
  onDone?: Done;
  elsewhere?: Elsewhere;
  refused?: Refused;
}) {
  return {
    asking: {
      on: {
        'person.fill': { actions: { type: 'fillField', params: filled } },
        'person.confirm': [
          { guard: 'formIsComplete', target: 'doing' },
          { actions: 'judgeForm', target: '.correcting' },
        ],
      },
      initial: 'editing',
      states: askingStates,
    },
    doing: {
      tags: 'busy',
      entry: ['forgetProblem', 'forgetRefusal'],
      invoke: {
        id: port,
        src: port,
        input: ({ context }: { context: Context }) => does(context),
        onDone,
        onError: [...((refused ?? []) as Refused), ...notSent('asking', elsewhere)],
      },
    },
    done: {},
  } as const;
}
