import type { User, UserManager } from 'oidc-client-ts';
import type { ApplicationKey } from '#domain/applications.ts';
import { unsafeAddressesOf } from '#domain/safeAddress.ts';
import { signInNonce } from '#domain/signInNonce.ts';
import type { BarAddress } from './addressBar.ts';
import { signInFailureOf, UnsafeAddresses } from './providerFailure.ts';

/** Public settings of an identity provider, as the server states them, and the application that people sign in to. */
export type ProviderSettings = {
  authority: string;
  clientId: string;
  scopes: readonly string[];
  application: ApplicationKey;
};

/** [SI-005] Who the provider says it is, and where the person wanted to go. */
export type ProviderAccount = { userRef: string; returnTo: BarAddress | null };

/** What the server needs once to open a session; never leaves the ports. */
export type IdToken = { idToken: string; nonce: string };

export type RedirectOptions = {
  returnTo: BarAddress | null;
  /** The page that is left would lead to the provider again, so that Back does not come to it. */
  leavesNoEntry: boolean;
  /** The page of the provider that is wanted in place of its sign-in. */
  screenHint: 'signup' | 'setup' | null;
  /** The provider asks for credentials, even of a person it knows. */
  asksCredentials: boolean;
};

export type IdentityProvider = {
  /** Whether this tab knows an account of the provider. */
  knowsAccount(): Promise<boolean>;
  /** Leaves for the provider's pages; does not come back. */
  redirect(options: RedirectOptions): Promise<void>;
  /** Completes the redirect that came back to this address. */
  completeRedirect(): Promise<ProviderAccount>;
  obtainSilently(): Promise<ProviderAccount>;
  obtainByPopup(options: Pick<RedirectOptions, 'asksCredentials'>): Promise<ProviderAccount>;
  /** The id token obtained last; fails when there is none. */
  idToken(): Promise<IdToken>;
  /** What the provider knows the account by when it is signed out; null when the tab knows no account. */
  signOutHint(): Promise<string | null>;
  /** [SI-027] Forgets every token of this provider. */
  forgetTokens(): Promise<void>;
};

/** [SI-008] Seconds before the end of a token at which it is renewed. */
const renewalOffsetSeconds = 300;
const popupFeatures = { width: 520, height: 720 };

type Kept = { nonce: string; returnTo: BarAddress | null };

/** A provider that is asked for a largest age of the sign-in states its time in the id token. */
const oldestSignInSeconds = 30 * 24 * 60 * 60;
const asking = (asksCredentials: boolean) =>
  asksCredentials ? { prompt: 'login', max_age: 0 } : { max_age: oldestSignInSeconds };

const accountOf = (user: User, kept: Kept): ProviderAccount => {
  const username = user.profile.preferred_username ?? user.profile.sub;
  return { userRef: username.split('@')[0] ?? username, returnTo: kept.returnTo };
};

/** Nothing is sent to an address of the provider at which others could listen, whatever the library is about to do. */
function refuseUnsafeAddresses(service: UserManager['metadataService']): void {
  const read = service.getMetadata.bind(service);
  service.getMetadata = async () => {
    const description = await read();
    const unsafe = unsafeAddressesOf(description);
    if (unsafe.length > 0) throw new UnsafeAddresses(unsafe.join(', '));
    return description;
  };
}

/**
 * [SI-007] [SI-008] [SI-009] A provider of the code flow with PKCE. Its tokens stay in session storage and outside
 * every chart; the protocol's library is loaded at the first use, and again when it did not come.
 */
export function createIdentityProvider(
  settings: ProviderSettings,
  redirectAddress: string,
  uiLocale: () => string,
): IdentityProvider {
  let manager: Promise<UserManager> | null = null;
  let nonce = '';

  const load = () => {
    manager ??= import('oidc-client-ts').then(({ UserManager: Manager, WebStorageStateStore }) => {
      const store = new WebStorageStateStore({ store: window.sessionStorage });
      const windowAddress = `${window.location.origin}/login/silent`;
      const made = new Manager({
        authority: settings.authority,
        client_id: settings.clientId,
        redirect_uri: redirectAddress,
        popup_redirect_uri: windowAddress,
        silent_redirect_uri: windowAddress,
        scope: settings.scopes.join(' '),
        loadUserInfo: false,
        automaticSilentRenew: true,
        accessTokenExpiringNotificationTimeInSeconds: renewalOffsetSeconds,
        popupWindowFeatures: popupFeatures,
        userStore: store,
        stateStore: store,
      });
      refuseUnsafeAddresses(made.metadataService);
      return made;
    });
    void manager.catch(() => {
      manager = null;
    });
    return manager;
  };

  const request = (returnTo: BarAddress | null, asksCredentials: boolean) => {
    const fresh = signInNonce(settings.application, crypto.randomUUID());
    return {
      ...asking(asksCredentials),
      nonce: fresh,
      ui_locales: uiLocale(),
      state: { nonce: fresh, returnTo } satisfies Kept,
    };
  };

  /** The provider hands back what was kept with the request, once: the stored user does not have it any more. */
  const received = (user: User): ProviderAccount => {
    const kept = user.state as Kept;
    nonce = kept.nonce;
    return accountOf(user, kept);
  };

  const trying = async <Answer>(ask: (provider: UserManager) => Promise<Answer>): Promise<Answer> => {
    try {
      return await ask(await load());
    } catch (error) {
      throw signInFailureOf(error);
    }
  };

  return {
    knowsAccount: () => trying(async (provider) => (await provider.getUser()) !== null),
    redirect: ({ returnTo, leavesNoEntry, screenHint, asksCredentials }) =>
      trying(async (provider) => {
        // A redirect that fails stops whatever else the page loads, so the provider is read before it begins.
        await provider.metadataService.getMetadata();
        await provider.signinRedirect({
          ...request(returnTo, asksCredentials),
          redirectMethod: leavesNoEntry ? 'replace' : 'assign',
          ...(screenHint ? { extraQueryParams: { screen_hint: screenHint } } : {}),
        });
      }),
    completeRedirect: () => trying(async (provider) => received(await provider.signinRedirectCallback())),
    obtainSilently: () =>
      trying(async (provider) => {
        const user = await provider.signinSilent(request(null, false));
        if (!user) throw new Error('The provider knows nobody');
        return received(user);
      }),
    obtainByPopup: ({ asksCredentials }) =>
      trying(async (provider) =>
        received(await provider.signinPopup({ ...request(null, asksCredentials), popupAbortOnClose: true })),
      ),
    idToken: async () => {
      const user = await (await load()).getUser();
      if (!user?.id_token) throw new Error('idToken.missing');
      return { idToken: user.id_token, nonce };
    },
    signOutHint: async () => {
      const user = await (await load()).getUser();
      const hint = user?.profile['login_hint'];
      return typeof hint === 'string' ? hint : (user?.profile.sub ?? null);
    },
    forgetTokens: async () => {
      await (await load()).removeUser();
    },
  };
}
