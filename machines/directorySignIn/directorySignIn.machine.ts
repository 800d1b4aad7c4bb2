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

/** [SI-002] to [SI-006] Signing in through the corporate directory; ends with the server's session. */
export const directorySignInMachine = setup({
  types: {
    input: {} as { comesBack: boolean; returnTo: Address | null },
    context: {} as SignInContext,
    events: {} as { type: 'person.retrySignIn' } | FirstSignInReport,
    output: {} as { session: SessionFacts; returnTo: Address | null },
    tags: {} as 'pending' | 'loadingClaims' | 'refused',
    meta: {} as { requirements: readonly string[] },
  },
  actors: {
    findAccount: port<{ known: boolean }>('findAccount'),
    redirectToDirectory: port<void, { returnTo: Address | null }>('redirectToDirectory'),
    completeDirectoryRedirect: port<ProviderAccount>('completeDirectoryRedirect'),
    obtainTokenSilently: port<ProviderAccount>('obtainTokenSilently'),
    obtainTokenByPopup: port<ProviderAccount>('obtainTokenByPopup'),
    exchangeDirectoryToken: port<void>('exchangeDirectoryToken'),
    firstSignIn: firstSignInMachine,
    fetchClaims: port<SessionFacts>('fetchClaims'),
  },
  guards: {
    ...signInGuards,
    accountIsKnown: (_, known: boolean) => known,
  },
  actions: signInActions,
}).createMachine({
  id: 'directorySignIn',
  context: ({ input }) => ({ ...input, userRef: null, session: null, problem: null }),
  initial: 'initializing',
  states: {
    initializing: {
      tags: 'pending',
      always: [{ guard: 'personComesBack', target: 'completingRedirect' }, { target: 'lookingForAccount' }],
    },
    lookingForAccount: {
      tags: 'pending',
      meta: { requirements: ['SI-002'] },
      invoke: {
        id: 'findAccount',
        src: 'findAccount',
        onDone: [
          {
            guard: { type: 'accountIsKnown', params: ({ event }) => event.output.known },
            target: 'obtainingTokenSilently',
          },
          { target: 'redirecting' },
        ],
        onError: signInFailed(),
      },
    },
    completingRedirect: {
      tags: 'pending',
      invoke: {
        id: 'completeDirectoryRedirect',
        src: 'completeDirectoryRedirect',
        onDone: accountNamed,
        onError: signInFailed(),
      },
    },
    redirecting: {
      tags: 'pending',
      meta: { requirements: ['SI-003'] },
      invoke: {
        id: 'redirectToDirectory',
        src: 'redirectToDirectory',
        input: ({ context }) => ({ returnTo: context.returnTo }),
        onError: signInFailed(),
      },
    },
    obtainingTokenSilently: {
      tags: 'pending',
      meta: { requirements: ['SI-004'] },
      invoke: {
        id: 'obtainTokenSilently',
        src: 'obtainTokenSilently',
        onDone: accountNamed,
        onError: signInFailed('obtainingTokenByPopup'),
      },
    },
    obtainingTokenByPopup: {
      tags: 'pending',
      meta: { requirements: ['SI-004'] },
      invoke: {
        id: 'obtainTokenByPopup',
        src: 'obtainTokenByPopup',
        onDone: accountNamed,
        onError: signInFailed(),
      },
    },
    openingSession: {
      tags: 'pending',
      invoke: {
        id: 'exchangeDirectoryToken',
        src: 'exchangeDirectoryToken',
        onDone: 'fetchingClaims',
        onError: sessionNotOpened,
      },
    },
    firstSigningIn: firstSigningInTo('fetchingClaims'),
    fetchingClaims: {
      tags: ['pending', 'loadingClaims'],
      meta: { requirements: ['SI-006', 'SI-022', 'SI-023'] },
      entry: 'clearProblem',
      invoke: {
        id: 'fetchClaims',
        src: 'fetchClaims',
        onDone: {
          actions: { type: 'rememberSession', params: ({ event }) => event.output },
          target: 'signedIn',
        },
        onError: signInFailed(),
      },
    },
    refused: {
      tags: 'refused',
      meta: { requirements: ['SI-012'] },
      on: { 'person.retrySignIn': { actions: 'startAfresh', target: 'initializing' } },
    },
    signedIn: { type: 'final' },
  },
  output: ({ context }) => ({ session: context.session as SessionFacts, returnTo: context.returnTo }),
});
