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
