import { setup } from 'xstate';
import { firstSignInMachine } from '../firstSignIn/firstSignIn.machine.ts';
import type { FirstSignInReport } from '../firstSignIn/firstSignIn.types.ts';
import type { Address, SessionFacts } from '../session.types.ts';
import {
  accountNamed,
  type ProviderAccount,
  firstSigningInTo,
  sessionNotOpened,
  signInActions,
  type SignInContext,
  signInFailed,
  signInGuards,
} from '../signInSteps.ts';
import { port } from '../ports.ts';

/** Which page of the customer identity service is wanted. */
export type CustomerSignInPurpose = 'signIn' | 'signUp' | 'setUp';

type CustomerSignInContext = SignInContext & { purpose: CustomerSignInPurpose };

/** [SI-013] to [SI-015] Signing in through the customer identity service; ends with the server's session. */
export const customerSignInMachine = setup({
  types: {
    input: {} as { comesBack: boolean; purpose: CustomerSignInPurpose; returnTo: Address | null },
    context: {} as CustomerSignInContext,
    events: {} as { type: 'person.retrySignIn' } | FirstSignInReport,
    output: {} as { session: SessionFacts; returnTo: Address | null },
    tags: {} as 'loginPending' | 'tokenPending' | 'loadingClaims' | 'refused',
    meta: {} as { requirements: readonly string[] },
  },
  actors: {
    redirectToCustomerIdentity: port<void, { purpose: CustomerSignInPurpose; returnTo: Address | null }>(
      'redirectToCustomerIdentity',
    ),
    completeCustomerRedirect: port<ProviderAccount>('completeCustomerRedirect'),
    exchangeCustomerToken: port<void>('exchangeCustomerToken'),
    firstSignIn: firstSignInMachine,
    fetchUser: port<SessionFacts>('fetchUser'),
  },
  guards: {
    ...signInGuards,
  },
  actions: signInActions,
}).createMachine({
  id: 'customerSignIn',
  context: ({ input }) => ({ ...input, userRef: null, session: null, problem: null }),
  initial: 'initializing',
  states: {
    initializing: {
      tags: ['loginPending', 'tokenPending'],
      always: [{ guard: 'personComesBack', target: 'completingRedirect' }, { target: 'redirecting' }],
    },
    redirecting: {
      tags: ['loginPending', 'tokenPending'],
      meta: { requirements: ['SI-013'] },
      invoke: {
        id: 'redirectToCustomerIdentity',
        src: 'redirectToCustomerIdentity',
        input: ({ context }) => ({ purpose: context.purpose, returnTo: context.returnTo }),
        onError: signInFailed(),
      },
    },
    completingRedirect: {
      tags: ['loginPending', 'tokenPending'],
      invoke: {
        id: 'completeCustomerRedirect',
        src: 'completeCustomerRedirect',
        onDone: accountNamed,
        onError: signInFailed(),
      },
    },
    openingSession: {
      tags: ['loginPending', 'tokenPending'],
      invoke: {
        id: 'exchangeCustomerToken',
        src: 'exchangeCustomerToken',
        onDone: 'fetchingUser',
        onError: sessionNotOpened,
      },
    },
    firstSigningIn: firstSigningInTo('fetchingUser'),
    fetchingUser: {
      tags: ['loginPending', 'tokenPending', 'loadingClaims'],
      meta: { requirements: ['SI-022', 'SI-023'] },
      entry: 'clearProblem',
      invoke: {
        id: 'fetchUser',
        src: 'fetchUser',
        onDone: {
          actions: { type: 'rememberSession', params: ({ event }) => event.output },
          target: 'signedIn',
        },
        onError: signInFailed('userNotFetched'),
      },
    },
    refused: {
      tags: 'refused',
      meta: { requirements: ['SI-012'] },
      on: { 'person.retrySignIn': { actions: 'startAfresh', target: 'initializing' } },
    },
    userNotFetched: {
      tags: 'refused',
      meta: { requirements: ['SI-012', 'SI-023'] },
      on: { 'person.retrySignIn': 'fetchingUser' },
    },
    signedIn: { type: 'final', meta: { requirements: ['SI-014'] } },
  },
  output: ({ context }) => ({ session: context.session as SessionFacts, returnTo: context.returnTo }),
});
