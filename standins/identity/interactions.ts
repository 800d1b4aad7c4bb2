import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type InteractionResults, type Provider } from 'oidc-provider';
import { z } from 'zod';
import type { Problem } from '../pages/layout.ts';
import { secured } from '../pages/security.ts';
import { textsOf, type Language } from '../texts/texts.ts';
import { accountFormPage, accountScreens, type AccountValues } from './accountFormPage.ts';
import { type Account, issuerNames, type Accounts, type IssuerName } from './accounts.ts';
import { languageCookie, languageOfRequest } from './language.ts';
import { signInPage } from './signInPage.ts';
import { createTries } from './tries.ts';
import { fromCookie, originThatAsked } from './wayBack.ts';

export type Realm = { provider: Provider; accounts: Accounts };

const query = z.object({
  screen: z.enum(['sign-in', ...Object.values(accountScreens)]).catch('sign-in'),
  as: z.string().optional(),
});
const text = z.string().max(200).catch('');
const form = z.object({
  act: z.enum(['signIn', 'signUp', 'setUp', 'cancel']).catch('signIn'),
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
      const person = accounts.sample.find(({ username }) => username === as);
      if (screen !== 'sign-in' && issuer === 'customers') {
        const act = screen === accountScreens.signUp ? 'signUp' : 'setUp';
        const values = { ...emptyAccount, preferredLanguage: language };
        return accountFormPage({ act, language, path: path(request), values, problems: [] });
      }
      const { username = '', password = '' } = person ?? {};
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
      if ((values.act === 'signUp' || values.act === 'setUp') && issuer === 'customers') {
        const { act } = values;
        const outcome = tries.begin(values.email)
          ? signUp(accounts, values, language)
          : [{ field: 'email', text: textsOf(language)('signIn.tooMany') }];
        if (!Array.isArray(outcome)) return finish({ login: { accountId: outcome.subject } });
        reply.status(422);
        return accountFormPage({ act, language, path: path(request), values, problems: outcome });
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

type NewAccountOutcome = Account | Problem[];

const emptyAccount = { name: '', email: '', password: '' };

function signUp(accounts: Accounts, values: AccountValues, language: Language): NewAccountOutcome {
  const t = textsOf(language);
  const name = values.name.trim();
  const email = values.email.trim();
  const problems = [
    ...(name ? [] : [{ field: 'name', text: t('signUp.nameMissing') }]),
    ...emailProblems(values, language),
    ...passwordProblems(values, language),
  ];
  if (problems.length > 0) return problems;
  const account = accounts.register({ ...values, name, email });
  return account ?? [{ field: 'email', text: t('signUp.emailTaken') }];
}

function emailProblems({ email }: AccountValues, language: Language): Problem[] {
  if (z.email().safeParse(email.trim()).success) return [];
  return [{ field: 'email', text: textsOf(language)('signUp.emailWrong') }];
}

function passwordProblems({ password }: AccountValues, language: Language): Problem[] {
  if (password.length >= shortestPassword) return [];
  return [{ field: 'password', text: textsOf(language)('signUp.passwordShort') }];
}
