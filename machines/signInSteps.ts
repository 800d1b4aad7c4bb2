import { codeSaid } from './forms/readingStates.ts';
import { stepOf } from './stepOf.ts';
import type { Address, SessionFacts } from './session.types.ts';
import { type SignInProblem, signInProblem } from './signInProblem.ts';

/** [SI-005] The account at the provider; its tokens stay in the identity port. */
export type ProviderAccount = { userRef: string; returnTo: Address | null };

/** What signing in through any provider remembers. */
export type SignInContext = {
  comesBack: boolean;
  returnTo: Address | null;
  userRef: string | null;
  session: SessionFacts | null;
  problem: SignInProblem | null;
};

export const signInActions = {
  rememberAccount: stepOf((context: SignInContext, account: ProviderAccount) => ({
    userRef: account.userRef,
    returnTo: account.returnTo ?? context.returnTo,
  })),
  rememberSession: stepOf((_: SignInContext, session: SessionFacts) => ({ session })),
  noteProblem: stepOf((_: SignInContext, { error }: { error: unknown }) => ({
    problem: signInProblem(error),
  })),
  clearProblem: stepOf<SignInContext, undefined>(() => ({ problem: null })),
  startAfresh: stepOf<SignInContext, undefined>(() => ({ problem: null, comesBack: false })),
};

/** Where signing in goes on once the provider has named the account. */
export const accountNamed = {
  actions: {
    type: 'rememberAccount',
    params: ({ event }: { event: { output: ProviderAccount } }) => event.output,
  },
  target: 'openingSession',
} as const;

/** Where it goes when a step of it fails, whose problem is noted. */
export const signInFailed = <const Target extends string = 'refused'>(target = 'refused' as Target) =>
  ({
    actions: {
      type: 'noteProblem',
      params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
    },
    target,
  }) as const;

/** Where it goes when the server opens no session: whom nobody knows yet may have been invited. */
export const sessionNotOpened = [
  { guard: { type: 'personIsNew', params: codeSaid }, target: 'firstSigningIn' },
  signInFailed(),
] as const;

export const signInGuards = {
  personComesBack: ({ context }: { context: SignInContext }) => context.comesBack,
  personIsNew: (_: unknown, code: string) => code === 'identity.newcomer',
};

/** The first sign-in of somebody who was invited, until the session is open or another account is wanted. */
export const firstSigningInTo = <const Onward extends string>(onward: Onward) =>
  ({
    invoke: { id: 'firstSignIn', src: 'firstSignIn', onDone: onward },
    on: { 'firstSignIn.changeAccount': { actions: 'startAfresh', target: 'initializing' } },
  }) as const;
