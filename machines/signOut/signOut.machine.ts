import { assign, setup } from 'xstate';
import { problemCodeOf } from '#domain/problemCode.ts';
import type { UserType } from '../session.types.ts';
import { port } from '../ports.ts';

type SignOutContext = {
  userType: UserType;
  providerAddress: string | null;
  /** Why the server did not hear of it; null where it did. */
  unheard: string | null;
};

export type SignOutEnd = {
  endAt: '/welcome' | '/ciam';
  /** Null where the session is over. */
  problem: string | null;
};

/**
 * [SI-027] to [SI-032] Signing out here and at the provider; the output says where it ends while the page is still ours,
 * and why the session may live on.
 */
export const signOutMachine = setup({
  types: {
    input: {} as { userType: UserType },
    context: {} as SignOutContext,
    output: {} as SignOutEnd,
    tags: {} as 'pending',
    meta: {} as { requirements: readonly string[] },
  },
  actors: {
    clearTokens: port<void, { userType: UserType }>('clearTokens'),
    logOut: port<{ providerAddress: string | null }, { userType: UserType }>('logOut'),
    leaveToProvider: port<void, { providerAddress: string | null }>('leaveToProvider'),
  },
  guards: {
    serverHasHeard: ({ context }) => context.unheard === null,
  },
  actions: {
    noteProblem: assign((_, { code }: { code: string }) => ({ unheard: code })),
    rememberProviderAddress: assign((_, providerAddress: string | null) => ({ providerAddress })),
  },
}).createMachine({
  id: 'signOut',
  context: ({ input }) => ({ userType: input.userType, providerAddress: null, unheard: null }),
  initial: 'loggingOut',
  states: {
    loggingOut: {
      tags: 'pending',
      meta: { requirements: ['SI-028', 'SI-029', 'SI-030', 'SI-031'] },
      invoke: {
        id: 'logOut',
        src: 'logOut',
        input: ({ context }) => ({ userType: context.userType }),
        onDone: {
          actions: { type: 'rememberProviderAddress', params: ({ event }) => event.output.providerAddress },
          target: 'clearingTokens',
        },
        onError: {
          actions: { type: 'noteProblem', params: ({ event }) => ({ code: problemCodeOf(event.error) }) },
          target: 'clearingTokens',
        },
      },
    },
    clearingTokens: {
      tags: 'pending',
      meta: { requirements: ['SI-027'] },
      invoke: {
        id: 'clearTokens',
        src: 'clearTokens',
        input: ({ context }) => ({ userType: context.userType }),
        onDone: [{ guard: 'serverHasHeard', target: 'leavingToProvider' }, { target: 'notSignedOut' }],
        onError: [{ guard: 'serverHasHeard', target: 'leavingToProvider' }, { target: 'notSignedOut' }],
      },
    },
    leavingToProvider: {
      tags: 'pending',
      invoke: {
        id: 'leaveToProvider',
        src: 'leaveToProvider',
        input: ({ context }) => ({ providerAddress: context.providerAddress }),
        onDone: 'signedOut',
        onError: 'signedOut',
      },
    },
    signedOut: { type: 'final' },
    notSignedOut: { type: 'final' },
  },
  output: ({ context }) => ({
    endAt: context.userType === 'lanid' ? ('/welcome' as const) : ('/ciam' as const),
    problem: context.unheard,
  }),
});
