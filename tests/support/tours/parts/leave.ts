import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { send } from '../stimuli.ts';
import type { Seen, StimulusOptions } from '../types.ts';

/** How the question is answered that a form asks before Back drops what is typed. */
export const leaveStimuli = [
  send(
    'stays',
    { type: 'person.stay' },
    {
      check: ({ context }, _, before) => expect(context.form).toEqual(before.context.form),
    },
  ),
  send(
    'leavesUnsaved',
    { type: 'person.leave' },
    { check: (_, seen) => expect(seen.toParent.at(-1)).toEqual({ type: 'page.close', flag: 'backPage' }) },
  ),
] as const;

/** Nobody does anything else while the question is asked, or after the form is left. */
export const unlessAsked = <S extends { options: StimulusOptions }>(stimulus: S): S => {
  const { options } = stimulus;
  const when = (snapshot: AnyMachineSnapshot) =>
    !snapshot.matches({ leave: 'asking' }) &&
    !snapshot.matches({ leave: 'left' }) &&
    (options.when?.(snapshot) ?? true);
  return { ...stimulus, options: { ...options, when } };
};

type Hold = (snapshot: AnyMachineSnapshot, seen: Seen) => void;
const reported = (seen: Seen) =>
  seen.toParent.filter(({ type }) => type === 'page.noteUnsaved').at(-1) ?? { unsaved: false };
const heard =
  (unsaved: boolean): Hold =>
  (snapshot, seen) => {
    expect(snapshot.hasTag('unsaved')).toBe(unsaved);
    expect(reported(seen)).toMatchObject({ unsaved });
  };

/** Who holds the page knows whether something would be lost. */
export const leaveHolds = {
  leave: ({ context }) => expect(context.form).toBeDefined(),
  'leave.free': heard(false),
  'leave.holding': heard(true),
  'leave.asking': heard(true),
  'leave.left': (_, seen) => expect(seen.toParent.at(-1)).toEqual({ type: 'page.close', flag: 'backPage' }),
} satisfies Record<string, Hold>;
