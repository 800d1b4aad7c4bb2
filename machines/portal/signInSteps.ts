import type { Address } from './portal.types.ts';

/** [SI-005] The account at the provider; its tokens stay in the identity port. */
export type ProviderAccount = { userRef: string; returnTo: Address | null };

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
