import { assign, setup } from 'xstate';
import type { SessionFacts, UserType } from '../session.types.ts';
import { port } from '../ports.ts';

type SingleSignOnContext = {
  /** Providers that have not been asked yet; the first is asked next. */
  left: readonly UserType[];
  session: SessionFacts | null;
};

/** [RT-045] An arrival by single sign-on: a session without a form where a provider knows the person. */
export const singleSignOnMachine = setup({
  types: {
    input: {} as { userTypes: readonly UserType[] },
    context: {} as SingleSignOnContext,
    events: {} as { type: 'none' },
    output: {} as { session: SessionFacts | null },
    tags: {} as 'loadingClaims',
    meta: {} as { requirements: readonly string[] },
  },
  actors: {
    askProvider: port<void, { userType: UserType }>('askProvider'),
    exchangeToken: port<void, { userType: UserType }>('exchangeToken'),
    fetchUser: port<SessionFacts>('fetchUser'),
  },
  guards: { everybodyWasAsked: ({ context }) => context.left.length === 0 },
  actions: {
    askNext: assign(({ context }) => ({ left: context.left.slice(1) })),
    rememberSession: assign((_, session: SessionFacts) => ({ session })),
  },
}).createMachine({
  id: 'singleSignOn',
  context: ({ input }) => ({ left: input.userTypes, session: null }),
  initial: 'choosingProvider',
  states: {
    choosingProvider: {
      always: [{ guard: 'everybodyWasAsked', target: 'ended' }, { target: 'askingProvider' }],
    },
    askingProvider: {
      meta: { requirements: ['RT-045'] },
      invoke: {
        id: 'askProvider',
        src: 'askProvider',
        input: ({ context }) => ({ userType: context.left[0] as UserType }),
        onDone: 'openingSession',
        onError: { actions: 'askNext', target: 'choosingProvider' },
      },
    },
    openingSession: {
      invoke: {
        id: 'exchangeToken',
        src: 'exchangeToken',
        input: ({ context }) => ({ userType: context.left[0] as UserType }),
        onDone: 'fetchingUser',
        onError: { actions: 'askNext', target: 'choosingProvider' },
      },
    },
    fetchingUser: {
      tags: 'loadingClaims',
      invoke: {
        id: 'fetchUser',
        src: 'fetchUser',
        onDone: {
          actions: { type: 'rememberSession', params: ({ event }) => event.output },
          target: 'ended',
        },
        onError: { actions: 'askNext', target: 'choosingProvider' },
      },
    },
    ended: { type: 'final' },
  },
  output: ({ context }) => ({ session: context.session }),
});
