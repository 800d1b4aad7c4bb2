import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { readBrowserScript, serveAssets, serveFile } from '../pages/assets.ts';
import { acceptForms } from '../pages/forms.ts';
import { html } from '../pages/html.ts';
import { answerToOwnHost } from '../pages/ownHost.ts';
import { pageOf } from '../pages/layout.ts';
import { secured, secureEveryAnswer } from '../pages/security.ts';
import type { Settings } from '../settings.ts';
import type { State } from '../state.ts';
import { otherLanguage, textsOf } from '../texts/texts.ts';
import { serveAccountPages } from './accountPages.ts';
import { createAccounts, issuerNames, type Accounts, type IssuerName } from './accounts.ts';
import { isSignInGone, serveInteractions } from './interactions.ts';
import { languageOfRequest } from './language.ts';
import { wayBack } from './wayBack.ts';
import { createProvider } from './provider.ts';

/** The identity provider: two issuers on one origin, each below its own path. */
export function createIdentityApp(settings: Settings, state: State): FastifyInstance {
  const app = fastify({ forceCloseConnections: 'idle' });
  const accounts = Object.fromEntries(
    issuerNames.map((name) => [name, createAccounts(state, name, settings.people)]),
  ) as Record<IssuerName, Accounts>;
  const providers = new Map<IssuerName, Provider>();
  // An issuer's name carries its port, which a free port has only once it listens.
  const providerOf = (name: IssuerName): Provider => {
    const known = providers.get(name);
    if (known) return known;
    const origin = identityOrigin(app);
    const provider = createProvider({ name, origin, state, accounts: accounts[name], settings });
    provider.on('server_error', (_ctx, error) => console.error(error));
    providers.set(name, provider);
    return provider;
  };

  secureEveryAnswer(app);
  answerToOwnHost(app);
  app.addHook('onRequest', (request, reply, done) => {
    const [, name, next] = (request.raw.url ?? '').split(/[/?]/);
    const issuer = issuerNames.find((candidate) => candidate === name);
    if (!issuer || next === 'interaction' || next === 'account') return done();
    reply.hijack();
    const raw = Object.assign(request.raw, { originalUrl: request.raw.url });
    raw.url = raw.url?.slice(issuer.length + 1) || '/';
    void providerOf(issuer).callback()(raw, reply.raw);
  });

  acceptForms(app);
  serveAssets(app);
  serveFile(
    app,
    '/assets/signOut.js',
    'text/javascript; charset=utf-8',
    readBrowserScript(new URL('./signOut.ts', import.meta.url)),
  );
  serveInteractions(
    app,
    (name) => ({ provider: providerOf(name), accounts: accounts[name] }),
    settings.applicationOrigins,
  );
  serveAccountPages(app, () => ({ provider: providerOf('customers'), accounts: accounts.customers }));
  serveResults(app, settings.applicationOrigins);
  return app;
}

/** The origin under which the issuers are known, once the server listens. */
export function identityOrigin(app: FastifyInstance): string {
  const address = app.server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The identity provider does not listen yet');
  return `http://localhost:${address.port}`;
}

function serveResults(app: FastifyInstance, applicationOrigins: readonly string[]): void {
  app.get('/', (request, reply) => {
    const language = languageOfRequest(request.raw);
    const t = textsOf(language);
    return secured(reply).send(
      pageOf({
        language,
        t,
        title: t('identity.home'),
        service: t('identity.service'),
        switchTo: `/?lang=${otherLanguage(language)}`,
        body: html`<div class="card stack"><div class="tight"><h1>${t('identity.home')}</h1><p>${t('identity.homeText')}</p></div>
<ul>${issuerNames.map((name) => html`<li><a href="/${name}/.well-known/openid-configuration">${t(`identity.service.${name}`)}</a></li>`)}</ul></div>`,
      }),
    );
  });
  const resultOf = (
    { raw }: FastifyRequest,
    reply: FastifyReply,
    key: 'error.notFound' | 'error.gone' | 'error.server_error',
  ) => {
    const language = languageOfRequest(raw);
    const t = textsOf(language);
    return secured(reply).send(
      pageOf({
        language,
        t,
        title: t('error.title'),
        service: t('identity.service'),
        body: html`<div class="card stack"><div class="tight"><h1>${t('error.title')}</h1><p>${t(key)}</p></div>${wayBack(raw, applicationOrigins, t)}</div>`,
      }),
    );
  };
  app.setNotFoundHandler((request, reply) => resultOf(request, reply.status(404), 'error.notFound'));
  app.setErrorHandler((error, request, reply) => {
    if (isSignInGone(error)) return resultOf(request, reply.status(400), 'error.gone');
    console.error(error);
    return resultOf(request, reply.status(500), 'error.server_error');
  });
}
