import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { send } from '../stimuli.ts';

const closed = { type: 'page.close', flag: 'backPage' };
const isSaved = ({ context }: AnyMachineSnapshot) => context.saved !== null;

/**
 * How a record that opens as it is (`readFirstStates` with `leaveChangeStates`) is changed and left: Back leads from a change
 * to what is saved, and asks where something of it would be lost. Beside `recordPart`, in the place of its `formFirst` and of
 * `leaveStimuli`.
 */
export const readFirstStimuli = [
  send(
    'edits',
    { type: 'person.edit' },
    { check: ({ context }) => expect([context.problems, context.problem]).toEqual([{}, null]) },
  ),
  send(
    'goesBack',
    { type: 'person.goBack' },
    {
      when: (snapshot) => !snapshot.matches({ record: 'left' }),
      claims: [
        {
          where: (_, before) => before.matches({ leave: 'holding' }),
          check: (after) => expect(after.matches({ leave: 'asking' })).toBe(true),
        },
        {
          where: (_, before) => before.matches({ record: 'answering', leave: 'free' }) && isSaved(before),
          check: (after, seen) => {
            expect(after.matches({ record: 'readOnly' })).toBe(true);
            expect(after.context.problems).toEqual({});
            expect(seen.toParent.at(-1)).not.toEqual(closed);
          },
        },
        {
          where: (_, before) =>
            before.matches({ leave: 'free' }) &&
            !(before.matches({ record: 'answering' }) && isSaved(before)),
          check: (_, seen) => expect(seen.toParent.at(-1)).toEqual(closed),
        },
      ],
    },
  ),
  send(
    'stays',
    { type: 'person.stay' },
    { check: ({ context }, _, before) => expect(context.form).toEqual(before.context.form) },
  ),
  send(
    'leavesUnsaved',
    { type: 'person.leave' },
    {
      claims: [
        {
          where: (_, before) => isSaved(before),
          check: (after, seen) => {
            expect(after.matches({ record: 'reading', leave: 'free' })).toBe(true);
            expect(after.context.saved).toBeNull();
            expect(seen.toParent.at(-1)).toEqual({ type: 'page.noteUnsaved', unsaved: false });
          },
        },
        {
          where: (_, before) => !isSaved(before),
          check: (_, seen) => expect(seen.toParent.at(-1)).toEqual(closed),
        },
      ],
    },
  ),
] as const;
