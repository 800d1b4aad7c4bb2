import { expect } from 'vitest';
import { invitationMachine } from '#machines/invitation/invitation.machine.ts';
import { defineTour } from '../support/tours/define.ts';
import { send, wait } from '../support/tours/stimuli.ts';

const sentAt = 1_000;
const sentAgainAt = 9_000;
const mail = { type: 'invitation.mail' };
const isClosed = {
  check: (after: { can(event: { type: 'staff.withdraw' }): boolean }) =>
    expect(after.can({ type: 'staff.withdraw' })).toBe(false),
};

export const invitationTour = defineTour({
  machine: invitationMachine,
  input: { profileRef: 'c-2012', sentAt },
  switches: 1,
  stimuli: [
    wait('thirtyDaysPass', 30 * 24 * 60 * 60 * 1000, {
      check: (after) => expect(after.matches('expired')).toBe(true),
    }),
    send('theNewcomerProvesIt', { type: 'person.proveInvitation', at: 5_000 }),
    send(
      'theTriesAreUsedUp',
      { type: 'person.useUpTries' },
      { check: (after) => expect(after.matches('locked')).toBe(true) },
    ),
    send(
      'staffSendsAgain',
      { type: 'staff.sendAgain', at: sentAgainAt },
      {
        check: (after, seen) => {
          expect(after.context.sentAt).toBe(9_000);
          expect(seen.emitted.at(-1)).toEqual(mail);
          expect(seen.emitted.length).toBeGreaterThan(1);
        },
      },
    ),
    send('staffWithdraws', { type: 'staff.withdraw' }, isClosed),
  ],
  holds: {
    open: ({ context }, seen) => {
      expect(context).toMatchObject({ profileRef: 'c-2012', usedAt: null });
      expect([1_000, 9_000]).toContain(context.sentAt);
      expect(seen.emitted).toContainEqual(mail);
    },
    expired: (snapshot) => {
      expect(snapshot.can({ type: 'person.proveInvitation', at: 5_000 })).toBe(false);
      expect(snapshot.context.usedAt).toBeNull();
    },
    locked: (snapshot) => expect(snapshot.can({ type: 'person.proveInvitation', at: 5_000 })).toBe(false),
    withdrawn: (snapshot) => expect(snapshot.can({ type: 'person.proveInvitation', at: 5_000 })).toBe(false),
    used: ({ status, context }) => {
      expect(status).toBe('done');
      expect(context.usedAt).toBe(5_000);
    },
  },
});
