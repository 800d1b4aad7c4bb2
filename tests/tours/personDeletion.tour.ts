import { expect } from 'vitest';
import { personDeletionMachine } from '#machines/personDeletion/personDeletion.machine.ts';
import { defineTour } from '../support/tours/define.ts';
import { fail, send, settle } from '../support/tours/stimuli.ts';

export const personDeletionTour = defineTour({
  machine: personDeletionMachine,
  input: { profileRef: 'c-2012', revision: 3, mayDelete: true },
  otherInputs: { 'somebody who may not': { profileRef: 'c-2012', revision: 3, mayDelete: false } },
  stimuli: [
    send('wantsToDelete', { type: 'person.deletePerson' }),
    send('keepsThem', { type: 'person.keepPerson' }),
    send('confirms', { type: 'person.confirm' }),
    settle('theyAreDeleted', 'deletePerson', undefined, {
      check: (_, seen) => expect(seen.toParent.at(-1)).toEqual({ type: 'personDeletion.finish' }),
    }),
    fail(
      'theyAreNotDeleted',
      'deletePerson',
      { code: 'person.stale' },
      {
        check: ({ context }) => expect(context.problem).toBe('person.stale'),
      },
    ),
  ],
  holds: {
    closed: (snapshot, seen) => {
      expect(snapshot.can({ type: 'person.deletePerson' })).toBe(snapshot.context.mayDelete);
      expect(snapshot.context.problem).toBeNull();
      expect(seen.toParent).toEqual([]);
    },
    asking: ({ context }) => expect(context.mayDelete).toBe(true),
    deleting: (snapshot, seen) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.context.problem).toBeNull();
      expect(seen.inputs('deletePerson').at(-1)).toEqual({ profileRef: 'c-2012', revision: 3 });
    },
    deleted: (_, seen) => expect(seen.toParent).toEqual([{ type: 'personDeletion.finish' }]),
  },
});
