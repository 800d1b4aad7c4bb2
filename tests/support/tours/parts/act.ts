import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { send } from '../stimuli.ts';
import { type PartCheck, type PartHolds, under } from './holds.ts';
import { type Refused, sendingPart } from './sending.ts';

type Act<Port, Key extends string, Early extends string> = {
  port: Port;
  /** What is entered, after which the form is complete. */
  entered: Readonly<Record<Key, string>>;
  /** Region in which it is, where that is not the whole chart. */
  region?: string;
  /** What the port is asked with, by the context. */
  does: (context: AnyMachineSnapshot['context']) => unknown;
  refused: Refused & { field: NoInfer<Key> };
  /** Code of a failure that no field is to blame for. */
  code: string;
  /** What is found missing or wrong where it is confirmed too early, by the name of the stimulus. */
  tooEarly: Readonly<Record<Early, TooEarly>>;
};

type TooEarly = {
  requirements?: readonly string[];
  /** What was entered till then. */
  form: Readonly<Record<string, unknown>>;
  problems: Readonly<Record<string, string>>;
};

/**
 * What can happen to a chart with `actStates`, and what must be true in its states. What comes of the act, and how it is
 * entered in part, are the chart's own.
 */
export function actPart<const Port extends string, const Key extends string, const Early extends string>(
  act: Act<Port, Key, Early>,
) {
  const { port, entered, region, does, refused, code, tooEarly } = act;
  const keys = Object.keys(entered) as Key[];
  const isComplete = ({ context }: AnyMachineSnapshot) =>
    keys.every((key) => context.form[key] === entered[key]);
  const isEmpty = ({ context }: AnyMachineSnapshot) => keys.every((key) => context.form[key] === '');
  const sending = sendingPart(port, refused, code);
  const confirmsTooEarly = (Object.keys(tooEarly) as Early[]).map((id) => {
    const { form, problems, requirements = [] } = tooEarly[id];
    const isEntered = ({ context }: AnyMachineSnapshot) =>
      Object.entries(form).every(([key, value]) => context.form[key] === value);
    const check: PartCheck = ({ context }) => expect(context.problems).toMatchObject(problems);
    return send(id, { type: 'person.confirm' }, { when: isEntered, requirements, check });
  });
  const kept: PartCheck = ({ context }) => expect(context.form).toMatchObject(entered);
  return {
    isComplete,
    isEmpty,
    stimuli: [
      send(
        'entersEverything',
        keys.map((key) => ({ type: 'person.fill' as const, key, value: entered[key] })),
        { when: (snapshot) => !isComplete(snapshot) },
      ),
      send(
        'confirms',
        { type: 'person.confirm' },
        {
          when: isComplete,
          check: (after, seen) => {
            expect(after.matches(region ? { [region]: 'doing' } : 'doing')).toBe(true);
            expect(seen.inputs(port).at(-1)).toEqual(does(after.context));
          },
        },
      ),
      ...confirmsTooEarly,
      ...sending.stimuli,
    ] as const,
    holds: {
      asking: (snapshot) => expect(snapshot.can({ type: 'person.confirm' })).toBe(true),
      'asking.editing': ({ context }) =>
        expect(Object.values(context.problems).filter((problem) => problem !== null)).toEqual([]),
      ...under('asking', sending.holds),
      'asking.failed': [{ check: sending.holds.failed }, { check: kept }],
      doing: (snapshot) => {
        expect(snapshot.hasTag('busy')).toBe(true);
        expect(snapshot.context).toMatchObject({ problem: null, refused: {} });
      },
    } satisfies PartHolds,
  };
}
