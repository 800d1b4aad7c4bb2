import { assign, setup } from 'xstate';
import type { AnsweredInvitation } from '#domain/calls/people/invitations.ts';
import { codeSaid, onceRenewed, problemActions, readingStates, shownWith } from '../forms/readingStates.ts';
import { port } from '../ports.ts';

type PersonInvitationContext = {
  profileRef: string;
  /** Null as long as it was not read. */
  answered: AnsweredInvitation | null;
  /** Code of what failed last. */
  problem: string | null;
};

type PersonInvitationEvent =
  | { type: 'person.sendInvitation' }
  | { type: 'person.withdrawInvitation' }
  | { type: 'person.retry' }
  | { type: 'parent.renewSession' };

const whose = ({ profileRef }: PersonInvitationContext) => ({ profileRef });

const invitation = readingStates({
  port: 'readInvitation',
  asks: whose,
  done: shownWith('rememberInvitation'),
  again: onceRenewed,
});

/** An act that leads back to what is shown, to `said` where it was done. */
const acting = <const Port extends string, const Said extends string>(src: Port, said: Said) =>
  ({
    tags: 'busy',
    entry: 'forgetProblem',
    invoke: {
      id: src,
      src,
      input: ({ context }: { context: PersonInvitationContext }) => whose(context),
      onDone: shownWith('rememberInvitation', said),
      onError: { actions: { type: 'noteProblem', params: codeSaid }, target: 'shown' },
    },
  }) as const;

/** The invitation of a person, on their page: how it stands, sent again, and withdrawn. */
export const personInvitationMachine = setup({
  types: {
    input: {} as { profileRef: string },
    context: {} as PersonInvitationContext,
    events: {} as PersonInvitationEvent,
    tags: {} as 'busy',
  },
  actors: {
    readInvitation: port<AnsweredInvitation, { profileRef: string }>('readInvitation'),
    sendInvitation: port<AnsweredInvitation, { profileRef: string }>('sendInvitation'),
    withdrawInvitation: port<AnsweredInvitation, { profileRef: string }>('withdrawInvitation'),
  },
  guards: {
    invitationMayBeSent: ({ context }) => context.answered?.mayBeSent === true,
    invitationMayBeWithdrawn: ({ context }) => context.answered?.mayBeWithdrawn === true,
  },
  actions: {
    ...problemActions,
    rememberInvitation: assign((_, answered: AnsweredInvitation) => ({ answered })),
  },
}).createMachine({
  id: 'personInvitation',
  context: ({ input }) => ({ ...input, answered: null, problem: null }),
  initial: 'reading',
  states: {
    ...invitation,
    shown: {
      on: {
        'person.sendInvitation': { guard: 'invitationMayBeSent', target: 'sending' },
        'person.withdrawInvitation': { guard: 'invitationMayBeWithdrawn', target: 'withdrawing' },
      },
      initial: 'asItIs',
      states: { asItIs: {}, sent: {}, withdrawn: {} },
    },
    sending: acting('sendInvitation', 'shown.sent'),
    withdrawing: acting('withdrawInvitation', 'shown.withdrawn'),
  },
});
