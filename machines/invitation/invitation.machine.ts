import { assign, emit, setup } from 'xstate';
import { invitationMs } from '#domain/people/invitations.ts';
import type {
  InvitationContext,
  InvitationEvent,
  InvitationInput,
  InvitationMessage,
} from './invitation.types.ts';

const itsMoment = ({ event }: { event: { at: number } }) => event.at;

const sentAgain = { actions: { type: 'noteSending', params: itsMoment }, target: 'open' } as const;

/** An invitation: by its mail a new person signs in for the first time, once; it can be sent again and withdrawn. */
export const invitationMachine = setup({
  types: {
    input: {} as InvitationInput,
    context: {} as InvitationContext,
    events: {} as InvitationEvent,
    emitted: {} as InvitationMessage,
    meta: {} as { requirements: readonly string[] },
  },
  delays: { invitationLasts: invitationMs },
  actions: {
    sendMail: emit({ type: 'invitation.mail' }),
    noteSending: assign((_, sentAt: number) => ({ sentAt })),
    noteUse: assign((_, usedAt: number) => ({ usedAt })),
  },
}).createMachine({
  id: 'invitation',
  context: ({ input }) => ({ ...input, usedAt: null }),
  initial: 'open',
  states: {
    open: {
      entry: 'sendMail',
      after: { invitationLasts: 'expired' },
      on: {
        'person.proveInvitation': { actions: { type: 'noteUse', params: itsMoment }, target: 'used' },
        'person.useUpTries': 'locked',
        'staff.withdraw': 'withdrawn',
        'staff.sendAgain': { ...sentAgain, reenter: true },
      },
    },
    expired: { on: { 'staff.sendAgain': sentAgain } },
    locked: { on: { 'staff.sendAgain': sentAgain } },
    withdrawn: { on: { 'staff.sendAgain': sentAgain } },
    used: { type: 'final' },
  },
});
