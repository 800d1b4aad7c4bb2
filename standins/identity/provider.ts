import { interactionPolicy, Provider, type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import { contentPolicy } from '../pages/security.ts';
import type { Settings } from '../settings.ts';
import type { State } from '../state.ts';
import { accountScreens } from './accountFormPage.ts';
import { claimsOf, type Accounts, type IssuerName } from './accounts.ts';
import { adapterFactory } from './adapter.ts';
import { languageOfRequest } from './language.ts';
import { portalClient } from './portalClient.ts';
import { errorPage, signedOutPage, signOutPage } from './resultPages.ts';
import { secretsOf } from './secrets.ts';

const sessionSeconds = 24 * 60 * 60;

const scopes: Record<IssuerName, readonly string[]> = {
  directory: [
    'openid',
    'profile',
    'email',
    'User.Read',
    'Group.Read.All',
    'Directory.AccessAsUser.All',
    'Directory.Read.All',
  ],
  customers: ['openid', 'profile', 'email'],
};

export type IssuerParts = {
  name: IssuerName;
  origin: string;
  state: State;
  accounts: Accounts;
  settings: Settings;
};

/** One issuer with its own keys, sessions and cookies; every page that it shows by itself is ours. */
export function createProvider({ name, origin, state, accounts, settings }: IssuerParts): Provider {
  const { jwks, cookieKey } = secretsOf(state, name);
  const cookies = { httpOnly: true, sameSite: 'lax', signed: true } as const;
  const mayAsk = (asking: string) => settings.applicationOrigins.includes(asking);
  const configuration: Configuration = {
    adapter: adapterFactory(state, name),
    clients: [portalClient(settings.applicationOrigins)],
    jwks,
    cookies: {
      keys: [cookieKey],
      names: {
        session: `portage-idp-${name}-session`,
        interaction: `portage-idp-${name}-interaction`,
        resume: `portage-idp-${name}-resume`,
      },
      long: { ...cookies, path: `/${name}` },
      short: cookies,
    },
    scopes: scopes[name],
    responseTypes: ['code'],
    claims: { openid: ['sub', 'preferred_username', 'name', 'email', 'email_verified', 'locale'] },
    conformIdTokenClaims: false,
    discovery: { ui_locales_supported: ['en-CA', 'fr-CA'] },
    extraParams: ['screen_hint'],
    clientBasedCORS: (_ctx, asking) => mayAsk(asking),
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      rpInitiatedLogout: { enabled: true, logoutSource: signOutPage, postLogoutSuccessSource: signedOutPage },
    },
    interactions: { policy: signInOnly(), url: (ctx, { uid }) => interactionAddress(ctx, name, uid) },
    findAccount: (_ctx, subject) => {
      const account = accounts.find(subject);
      return account ? { accountId: subject, claims: () => claimsOf(account) } : undefined;
    },
    loadExistingGrant: (ctx) => grantEverythingAsked(ctx),
    renderError: (ctx, out) => errorPage(ctx, out, settings.applicationOrigins),
    ttl: {
      AccessToken: settings.tokenSeconds,
      IdToken: settings.tokenSeconds,
      AuthorizationCode: 60,
      Interaction: 60 * 60,
      Session: sessionSeconds,
      Grant: sessionSeconds,
    },
  };
  const provider = new Provider(`${origin}/${name}`, configuration);
  provider.use(async (ctx, next) => {
    ctx.set('content-security-policy', contentPolicy({ formTargets: settings.applicationOrigins }));
    ctx.set('x-content-type-options', 'nosniff');
    ctx.set('referrer-policy', 'same-origin');
    await next();
    if (mayAsk(ctx.get('origin'))) return;
    ctx.remove('access-control-allow-origin');
    ctx.remove('access-control-expose-headers');
  });
  return provider;
}

function signInOnly(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  return policy;
}

/** The portal is the only client and our own: a person who signs in has agreed to what it asks. */
async function grantEverythingAsked(ctx: KoaContextWithOIDC) {
  const { client, session, provider, requestParamOIDCScopes } = ctx.oidc;
  if (!client || !session?.accountId) return undefined;
  const known = session.grantIdFor(client.clientId);
  const existing = known ? await provider.Grant.find(known) : undefined;
  const grant =
    existing?.accountId === session.accountId
      ? existing
      : new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope([...requestParamOIDCScopes].join(' '));
  await grant.save();
  return grant;
}

const screensHinted = new Map<string, string>([
  ['signup', accountScreens.signUp],
  ['setup', accountScreens.setUp],
]);

function interactionAddress(ctx: KoaContextWithOIDC, name: IssuerName, uid: string): string {
  const hint = String(ctx.oidc.params?.screen_hint);
  const screen = name === 'customers' ? screensHinted.get(hint) : undefined;
  const language = languageOfRequest(ctx.req, ctx.oidc.params?.ui_locales);
  return `/${name}/interaction/${uid}?lang=${language}${screen ? `&screen=${screen}` : ''}`;
}
