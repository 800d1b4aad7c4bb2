import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { html } from '../pages/html.ts';
import { pageOf } from '../pages/layout.ts';
import { secured } from '../pages/security.ts';
import { otherLanguage, textsOf, type Language, type TextKey } from '../texts/texts.ts';
import type { Account } from './accounts.ts';
import type { Realm } from './interactions.ts';
import { languageChoice, languageNames } from './languageChoice.ts';
import { languageCookie, languageOfRequest } from './language.ts';

const accountPath = '/customers/account';
const preferencesPath = `${accountPath}/preferences`;
const form = z.object({ preferredLanguage: z.enum(['en', 'fr']) });

/** What customers see of their own account, and the preferences that can be changed; only for who is signed in here. */
export function serveAccountPages(app: FastifyInstance, realmOf: () => Realm): void {
  const accountOf = async ({ raw: req }: FastifyRequest, { raw: res }: FastifyReply) => {
    const { provider, accounts } = realmOf();
    const session = await provider.Session.get({ req, res } as Parameters<typeof provider.Session.get>[0]);
    return session.accountId === undefined ? null : accounts.find(session.accountId);
  };
  const show = (reply: FastifyReply, page: string) =>
    secured(reply).type('text/html; charset=utf-8').send(page);

  app.get(accountPath, async (request, reply) => {
    const language = languageOfRequest(request.raw);
    const account = await accountOf(request, reply);
    return show(reply, account ? accountPage(language, account) : nobodyPage(reply, language, accountPath));
  });

  app.get(preferencesPath, async (request, reply) => {
    const language = languageOfRequest(request.raw);
    const account = await accountOf(request, reply);
    return show(
      reply,
      account ? preferencesPage(language, account, false) : nobodyPage(reply, language, preferencesPath),
    );
  });

  app.post(preferencesPath, async (request, reply) => {
    const account = await accountOf(request, reply);
    const chosen = form.safeParse(request.body ?? {});
    const language = languageOfRequest(request.raw);
    if (!account) return show(reply, nobodyPage(reply, language, preferencesPath));
    if (!chosen.success) return show(reply.status(422), preferencesPage(language, account, false));
    const { preferredLanguage } = chosen.data;
    realmOf().accounts.prefer(account.subject, preferredLanguage);
    reply.header('set-cookie', languageCookie(preferredLanguage));
    return show(reply, preferencesPage(preferredLanguage, { ...account, preferredLanguage }, true));
  });
}

function nobodyPage(reply: FastifyReply, language: Language, path: string): string {
  const t = textsOf(language);
  reply.status(401);
  return pageOf({
    language,
    t,
    title: t('account.nobody'),
    service: t('identity.service.customers'),
    switchTo: `${path}?lang=${otherLanguage(language)}`,
    body: html`<div class="card tight"><h1>${t('account.nobody')}</h1><p>${t('account.nobodyText')}</p></div>`,
  });
}

function accountPage(language: Language, { name, username, email, preferredLanguage }: Account): string {
  const t = textsOf(language);
  const rows: [TextKey, string][] = [
    ['signUp.name', name],
    ['signIn.username', username],
    ['signUp.email', email],
    ['signUp.language', t(languageNames[preferredLanguage])],
  ];
  return pageOf({
    language,
    t,
    title: t('account.title'),
    service: t('identity.service.customers'),
    switchTo: `${accountPath}?lang=${otherLanguage(language)}`,
    body: html`<section class="card stack"><h1>${t('account.title')}</h1>
<dl class="tight">${rows.map(([label, value]) => html`<div><dt class="soft">${t(label)}</dt><dd>${value}</dd></div>`)}</dl>
<p><a href="${preferencesPath}?lang=${language}">${t('account.toPreferences')}</a></p></section>`,
  });
}

function preferencesPage(language: Language, { preferredLanguage }: Account, isSaved: boolean): string {
  const t = textsOf(language);
  return pageOf({
    language,
    t,
    title: t('preferences.title'),
    service: t('identity.service.customers'),
    switchTo: `${preferencesPath}?lang=${otherLanguage(language)}`,
    body: html`<section class="card stack"><h1>${t('preferences.title')}</h1>
${isSaved && html`<p role="status">${t('preferences.saved')}</p>`}
<form class="stack" method="post" action="${preferencesPath}">
${languageChoice(t, preferredLanguage)}
<div class="acts"><button>${t('preferences.save')}</button></div>
</form>
<p><a href="${accountPath}?lang=${language}">${t('preferences.toAccount')}</a></p></section>`,
  });
}
