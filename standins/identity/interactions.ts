import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type InteractionResults, type Provider } from 'oidc-provider';
import { z } from 'zod';
import type { Problem } from '../pages/layout.ts';
import { secured } from '../pages/security.ts';
import { textsOf, type Language } from '../texts/texts.ts';
import { issuerNames, type Accounts, type IssuerName, type NewAccount } from './accounts.ts';
import { languageCookie, languageOfRequest } from './language.ts';
import { signInPage } from './signInPage.ts';
import { signUpPage } from './signUpPage.ts';
import { createTries } from './tries.ts';
import { fromCookie, originThatAsked } from './wayBack.ts';

export type Realm = { provider: Provider; accounts: Accounts };

const query = z.object({
  screen: z.enum(['sign-in', 'sign-up']).catch('sign-in'),
  as: z.string().optional(),
});
const text = z.string().max(200).catch('');
const form = z.object({
  act: z.enum(['signIn', 'signUp', 'cancel']).catch('signIn'),
  username: text,
  password: text,
  name: text,
  email: text,
  preferredLanguage: z.enum(['en', 'fr']).catch('en'),
});
const shortestPassword = 8;

/** Routes of a sign-in under way: the pages and what is posted from them. */
export function serveInteractions(
  app: FastifyInstance,
  realmOf: (issuer: IssuerName) => Realm,
  applicationOrigins: readonly string[],
): void {
  for (const issuer of issuerNames) {
    const tries = createTries();
    const path = (request: FastifyRequest) => request.url.replace(/\?.*/, '');
    const asked = async (request: FastifyRequest, reply: FastifyReply) => {
      const { params } = await realmOf(issuer).provider.interactionDetails(request.raw, reply.raw);
      const language = languageOfRequest(request.raw, params.ui_locales);
      reply.header('set-cookie', [languageCookie(language), fromCookie(params.redirect_uri)]);
      secured(reply, { formTargets: applicationOrigins });
      return language;
    };

    /** Where somebody goes on who comes to a used page and is signed in: the application that asked. */
    const onwards = async ({ raw: req }: FastifyRequest, { raw: res }: FastifyReply) => {
      const { provider } = realmOf(issuer);
      const session = await provider.Session.get({ req, res } as Parameters<typeof provider.Session.get>[0]);
      const origin = session.accountId === undefined ? null : originThatAsked(req, applicationOrigins);
      return origin && `${origin}/?lang=${languageOfRequest(req)}`;
    };

    app.get(`/${issuer}/interaction/:uid`, async (request, reply) => {
      let language: Language;
      try {
        language = await asked(request, reply);
      } catch (error) {
        const address = isSignInGone(error) ? await onwards(request, reply) : null;
        if (address === null) throw error;
        return reply.redirect(address, 303);
      }
      const { screen, as } = query.parse(request.query);
      const { accounts } = realmOf(issuer);
      if (screen === 'sign-up' && issuer === 'customers') {
        const values = { name: '', email: '', password: '', preferredLanguage: language };
        return signUpPage({ language, path: path(request), values, problems: [] });
      }
      const person = accounts.sample.find(({ username }) => username === as);
      const { username, password } = person ?? { username: '', password: '' };
      return signInPage({
        issuer,
        language,
        path: path(request),
        accounts,
        username,
        password,
        problems: [],
      });
    });

    app.post(`/${issuer}/interaction/:uid`, async (request, reply) => {
      const language = await asked(request, reply);
      const { accounts, provider } = realmOf(issuer);
      const values = form.parse(request.body ?? {});
      const finish = async (result: InteractionResults) =>
        reply.redirect(await provider.interactionResult(request.raw, reply.raw, result), 303);
      if (values.act === 'cancel') {
        return finish({ error: 'access_denied', error_description: textsOf(language)('signIn.cancelled') });
      }
      if (values.act === 'signUp' && issuer === 'customers') {
        const account = signUp(accounts, values, language);
        if ('subject' in account) return finish({ login: { accountId: account.subject } });
        reply.status(422);
        return signUpPage({ language, path: path(request), values, problems: account.problems });
      }
      const isInTime = tries.begin(values.username);
      const account = isInTime ? accounts.verify(values.username, values.password) : null;
      if (account) {
        tries.forget(values.username);
        return finish({ login: { accountId: account.subject } });
      }
      reply.status(isInTime ? 401 : 429);
      const tooMany = { field: 'username', text: textsOf(language)('signIn.tooMany') };
      const problems = isInTime ? signInProblems(values, language) : [tooMany];
      const { username } = values;
      return signInPage({
        issuer,
        language,
        path: path(request),
        accounts,
        username,
        password: '',
        problems,
      });
    });
  }
}

/** Whether the failure is a sign-in that ended or was never begun in this browser. */
export function isSignInGone(error: unknown): boolean {
  return error instanceof errors.SessionNotFound;
}

function signInProblems(
  { username, password }: { username: string; password: string },
  language: Language,
): Problem[] {
  const t = textsOf(language);
  if (username.trim() && password) return [{ field: 'username', text: t('signIn.wrong') }];
  return [
    ...(username.trim() ? [] : [{ field: 'username', text: t('signIn.usernameMissing') }]),
    ...(password ? [] : [{ field: 'password', text: t('signIn.passwordMissing') }]),
  ];
}

function signUp(
  accounts: Accounts,
  { name, email, password, preferredLanguage }: NewAccount,
  language: Language,
): { subject: string } | { problems: Problem[] } {
  const t = textsOf(language);
  const address = z.email().safeParse(email.trim());
  const problems = [
    ...(name.trim() ? [] : [{ field: 'name', text: t('signUp.nameMissing') }]),
    ...(address.success ? [] : [{ field: 'email', text: t('signUp.emailWrong') }]),
    ...(password.length >= shortestPassword ? [] : [{ field: 'password', text: t('signUp.passwordShort') }]),
  ];
  if (problems.length > 0 || !address.success) return { problems };
  const account = accounts.register({ name: name.trim(), email: address.data, password, preferredLanguage });
  return account ?? { problems: [{ field: 'email', text: t('signUp.emailTaken') }] };
}
