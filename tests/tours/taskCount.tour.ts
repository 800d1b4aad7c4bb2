import { expect } from 'vitest';
import { taskCountMachine } from '#machines/taskCount/taskCount.machine.ts';
import { defineTour } from '../support/tours/define.ts';
import { fail, send, settle } from '../support/tours/stimuli.ts';

export const taskCountTour = defineTour({
  machine: taskCountMachine,
  input: undefined,
  fingerprint: ({ context }) => context.count,
  stimuli: [
    settle('threeTasksAreFound', 'countTasks', 3, {
      check: ({ context }) => expect(context.count).toBe(3),
    }),
    settle('nothingIsLeft', 'countTasks', 0, { check: ({ context }) => expect(context.count).toBe(0) }),
    fail(
      'theNumberDoesNotCome',
      'countTasks',
      { code: 'unknown' },
      { check: (after, _, before) => expect(after.context.count).toBe(before.context.count) },
    ),
    send(
      'itIsAskedAgain',
      { type: 'parent.countAgain' },
      {
        check: (after, seen) => {
          expect(after.matches('counting')).toBe(true);
          expect(seen.inputs('countTasks').length).toBeGreaterThan(1);
        },
      },
    ),
  ],
  holds: {
    counting: (snapshot) => expect(snapshot.can({ type: 'parent.countAgain' })).toBe(true),
    counted: ({ context }) => expect([null, 0, 3]).toContain(context.count),
  },
});
