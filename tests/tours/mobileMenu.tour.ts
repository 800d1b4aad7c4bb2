import { expect } from 'vitest';
import { mobileMenuMachine } from '#machines/mobileMenu/mobileMenu.machine.ts';
import { defineTour } from '../support/tours/define.ts';
import { send, wait } from '../support/tours/stimuli.ts';

export const mobileMenuTour = defineTour({
  machine: mobileMenuMachine,
  switches: 1,
  stimuli: [
    send(
      'pressesTheButton',
      { type: 'person.toggleMenu' },
      {
        requirements: ['NV-013'],
        check: (after, _, before) =>
          expect(after.value).toBe(
            new Map([
              ['closed', 'open'],
              ['open', 'closed'],
            ]).get(before.value),
          ),
      },
    ),
    send(
      'pressesBeside',
      { type: 'person.pressBesideMenu' },
      { requirements: ['NV-014'], check: (after) => expect(after.value).not.toBe('open') },
    ),
    send('pressesEscape', { type: 'person.escapeMenu' }),
    send('followsAnItem', { type: 'person.followMenuItem' }),
    wait('theSecondIsNotOver', 999, {
      requirements: ['NV-015'],
      check: (after) => expect(after.can({ type: 'person.toggleMenu' })).toBe(false),
      when: (snapshot) => snapshot.matches('resting'),
    }),
    wait('theSecondIsOver', 1000, {
      when: (snapshot) => snapshot.matches('resting'),
      requirements: ['NV-015'],
      check: (after) => expect(after.can({ type: 'person.toggleMenu' })).toBe(true),
    }),
  ],
  holds: {
    closed: (snapshot) => expect(snapshot.can({ type: 'person.toggleMenu' })).toBe(true),
    open: {
      requirements: ['NV-013'],
      check: (snapshot) => expect(snapshot.can({ type: 'person.toggleMenu' })).toBe(true),
    },
    resting: {
      requirements: ['NV-015'],
      check: (snapshot) => expect(snapshot.can({ type: 'person.toggleMenu' })).toBe(false),
    },
  },
});
