import { fromPromise } from 'xstate';
import type { CustomerSignInPurpose } from '#machines/customerSignIn/customerSignIn.machine.ts';
import type { Address, SessionFacts, UserType } from '#machines/session.types.ts';
import type { ProviderAccount } from '#machines/signInSteps.ts';
import type { RedirectOptions } from '../ports/identityProvider.ts';
import { SignInFailure } from '../ports/signInFailure.ts';
import { type EndSession, sessionActs, type SessionParts } from './sessionActs.ts';

/** The page of the customer identity service that each purpose wants in place of its sign-in. */
const screenHints: Record<CustomerSignInPurpose, RedirectOptions['screenHint']> = {
  signIn: null,
  signUp: 'signup',
  setUp: 'setup',
};

/** Where the provider ends its session in a language and leads back, for the account that it knows by a hint. */
function addressOfEnd(end: NonNullable<EndSession>, hint: string | null, uiLocale: string): string {
  const query = new URLSearchParams({
    client_id: end.clientId,
    post_logout_redirect_uri: end.postLogoutRedirectUri,
    ui_locales: uiLocale,
    ...(hint === null ? {} : { logout_hint: hint }),
  });
  return `${end.url}?${query}`;
}

/** Fills the ports of opening, renewing and ending a session. */
export function sessionPorts(parts: SessionParts) {
  const { addressBar, uiLocale } = parts;
  const acts = sessionActs(parts);
  /** What the provider signs the account out by; the tokens are forgotten before the server has heard. */
  let signOutHint: string | null = null;

  return {
    readSession: () => acts.readCurrent(),
    workHereAgain: acts.workHereAgain,
    endOnServer: acts.endOnServer,
    portal: {
      endSession: fromPromise<SessionFacts, { userType: UserType | null }>(({ input }) =>
        acts.end(input.userType),
      ),
      openSession: fromPromise<SessionFacts, void>(({ signal }) => acts.open(signal)),
      signInAgain: fromPromise<SessionFacts, { userType: UserType | null }>(({ input }) =>
        acts.renew(input.userType),
      ),
    },
    directorySignIn: {
      findAccount: fromPromise<{ known: boolean }, void>(async () => ({
        known: !acts.asksCredentials('lanid') && (await (await acts.provider('lanid')).knowsAccount()),
      })),
      redirectToDirectory: fromPromise<void, { returnTo: Address | null }>(({ input }) =>
        acts.leaveFor('lanid', { returnTo: input.returnTo, screenHint: null }),
      ),
      completeDirectoryRedirect: fromPromise<ProviderAccount, void>(() => acts.comeBackFrom('lanid')),
      obtainTokenSilently: fromPromise<ProviderAccount, void>(async () =>
        (await acts.provider('lanid')).obtainSilently(),
      ),
      obtainTokenByPopup: fromPromise<ProviderAccount, void>(async () =>
        (await acts.provider('lanid')).obtainByPopup({ asksCredentials: false }),
      ),
      exchangeDirectoryToken: fromPromise<void, void>(() => acts.exchange('lanid')),
      fetchClaims: fromPromise<SessionFacts, void>(({ signal }) => acts.readUser(signal)),
    },
    customerSignIn: {
      redirectToCustomerIdentity: fromPromise<
        void,
        { purpose: CustomerSignInPurpose; returnTo: Address | null }
      >(({ input }) =>
        acts.leaveFor('ciamid', { returnTo: input.returnTo, screenHint: screenHints[input.purpose] }),
      ),
      completeCustomerRedirect: fromPromise<ProviderAccount, void>(() => acts.comeBackFrom('ciamid')),
      exchangeCustomerToken: fromPromise<void, void>(() => acts.exchange('ciamid')),
      fetchUser: fromPromise<SessionFacts, void>(({ signal }) => acts.readUser(signal)),
    },
    singleSignOn: {
      askProvider: fromPromise<void, { userType: UserType }>(async ({ input: { userType } }) => {
        if (acts.asksCredentials(userType)) throw new SignInFailure('signIn.asksCredentials', null);
        await (await acts.provider(userType)).obtainSilently();
      }),
      exchangeToken: fromPromise<void, { userType: UserType }>(({ input }) => acts.exchange(input.userType)),
      fetchUser: fromPromise<SessionFacts, void>(({ signal }) => acts.readUser(signal)),
    },
    firstSignIn: (userType: UserType) => ({
      proveInvitation: fromPromise<void, { referenceNumber: string }>(({ input }) =>
        acts.exchange(userType, input),
      ),
    }),
    signOut: {
      clearTokens: fromPromise<void, { userType: UserType }>(async ({ input }) => {
        await (await acts.provider(input.userType)).forgetTokens();
      }),
      logOut: fromPromise<{ providerAddress: string | null }, { userType: UserType }>(async ({ input }) => {
        const hinting = acts.provider(input.userType).then((known) => known.signOutHint());
        const [endSession, hint] = await Promise.all([
          acts.endOnServer(input.userType),
          hinting.catch(() => null).then((now) => (signOutHint = now ?? signOutHint)),
        ]);
        return { providerAddress: endSession && addressOfEnd(endSession, hint, uiLocale()) };
      }),
      leaveToProvider: fromPromise<void, { providerAddress: string | null }>(async ({ input }) => {
        if (input.providerAddress === null) return;
        addressBar.leaveTo(input.providerAddress);
        await new Promise<never>(() => undefined);
      }),
    },
  };
}
