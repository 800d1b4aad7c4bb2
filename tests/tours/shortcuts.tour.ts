import { expect } from 'vitest';
import { shortcutsMachine } from '#machines/shortcuts/shortcuts.machine.ts';
import { defineTour } from '../support/tours/define.ts';
import { emitFrom, send } from '../support/tours/stimuli.ts';

const switched = (areOn: boolean) => ({ type: 'person.switchShortcuts', areOn }) as const;

export const shortcutsTour = defineTour({
  machine: shortcutsMachine,
  input: { areOn: true },
  otherInputs: { 'switched off in an earlier visit': { areOn: false } },
  stimuli: [
    send('opensByButton', { type: 'person.openShortcuts' }),
    emitFrom(
      'opensByKey',
      'hearKeys',
      { type: 'page.askForShortcuts' },
      { check: (after) => expect([after.value, after.context.areOn]).toEqual(['shown', true]) },
    ),
    send('closes', { type: 'person.closeShortcuts' }),
    send('switchesOff', switched(false), {
      when: ({ context }) => context.areOn,
      check: (after, seen) => {
        expect(after.context.areOn).toBe(false);
        expect(seen.received('keepShortcuts').at(-1)).toEqual({ type: 'parent.keepChoice', areOn: false });
      },
    }),
    send('switchesOn', switched(true), {
      when: ({ context }) => !context.areOn,
      check: (after, seen) => {
        expect(after.context.areOn).toBe(true);
        expect(seen.received('keepShortcuts').at(-1)).toEqual({ type: 'parent.keepChoice', areOn: true });
      },
    }),
  ],
  holds: {
    folded: (snapshot) => {
      expect(snapshot.can({ type: 'page.askForShortcuts' })).toBe(snapshot.context.areOn);
      expect(snapshot.can(switched(true))).toBe(false);
    },
    shown: (snapshot) => expect(snapshot.can({ type: 'person.openShortcuts' })).toBe(false),
  },
});
