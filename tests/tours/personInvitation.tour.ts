import { expect } from 'vitest';
import type { AnsweredInvitation } from '#domain/calls/people/invitations.ts';
import { personInvitationMachine } from '#machines/personInvitation/personInvitation.machine.ts';
import { defineTour } from '../support/tours/define.ts';
import { readingPart, theSessionIsRenewed } from '../support/tours/parts/reading.ts';
import { fail, send, settle } from '../support/tours/stimuli.ts';

const open: AnsweredInvitation = {
  invitation: {
    state: 'open',
    sentAt: '2026-11-20T15:00:00.000Z',
    validUntil: '2026-12-20T15:00:00.000Z',
    usedAt: null,
    mail: 'sent',
  },
  mayBeSent: true,
  mayBeWithdrawn: true,
};
const none: AnsweredInvitation = { invitation: null, mayBeSent: true, mayBeWithdrawn: false };
const used: AnsweredInvitation = {
  invitation: { ...open.invitation!, state: 'used', usedAt: '2026-11-21T15:00:00.000Z' },
  mayBeSent: false,
  mayBeWithdrawn: false,
};
const withdrawn: AnsweredInvitation = {
  invitation: { ...open.invitation!, state: 'withdrawn' },
  mayBeSent: true,
  mayBeWithdrawn: false,
};
const tooLate = { code: 'invitation.notPossible' };
const asked = { profileRef: 'c-2012' };
const reading = readingPart('readInvitation', () => asked);

export const personInvitationTour = defineTour({
  machine: personInvitationMachine,
  input: asked,
  stimuli: [
    settle('anOpenOneComes', 'readInvitation', open),
    settle('noneComes', 'readInvitation', none, {
      check: (after) => expect(after.can({ type: 'person.withdrawInvitation' })).toBe(false),
    }),
    settle('aUsedOneComes', 'readInvitation', used, {
      check: (after) => expect(after.can({ type: 'person.sendInvitation' })).toBe(false),
    }),
    ...reading.stimuli,
    theSessionIsRenewed,
    send('sendsIt', { type: 'person.sendInvitation' }),
    send('withdrawsIt', { type: 'person.withdrawInvitation' }),
    settle('itIsSentAgain', 'sendInvitation', open),
    fail('itIsNotSentAgain', 'sendInvitation', tooLate, {
      check: ({ context }) => expect(context.problem).toBe('invitation.notPossible'),
    }),
    settle('itIsWithdrawn', 'withdrawInvitation', withdrawn),
    fail('itIsNotWithdrawn', 'withdrawInvitation', tooLate, {
      check: ({ context }) => expect(context.problem).toBe('invitation.notPossible'),
    }),
  ],
  holds: {
    ...reading.holds,
    shown: ({ context }) => expect([open, none, used, withdrawn]).toContainEqual(context.answered),
    'shown.asItIs': ({ context }) => expect(context.answered).not.toBeNull(),
    'shown.sent': ({ context }) => expect(context).toMatchObject({ answered: open, problem: null }),
    'shown.withdrawn': ({ context }) => expect(context).toMatchObject({ answered: withdrawn, problem: null }),
    sending: (snapshot, seen) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.context.problem).toBeNull();
      expect(seen.inputs('sendInvitation').at(-1)).toEqual({ profileRef: 'c-2012' });
    },
    withdrawing: (snapshot, seen) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(seen.inputs('withdrawInvitation').at(-1)).toEqual({ profileRef: 'c-2012' });
    },
  },
});
