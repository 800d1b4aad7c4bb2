import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import { html, trusted } from '../pages/html.ts';
import { pageOf } from '../pages/layout.ts';
import { textsOf, type Language, type TextKey } from '../texts/texts.ts';
import { languageOfRequest } from './language.ts';
import { wayBack } from './wayBack.ts';

/**
 * Page of the sign-out. Where the portal says whom it signs out, and that is who is signed in, the page goes on by
 * itself; otherwise the person is asked.
 */
export function signOutPage(ctx: KoaContextWithOIDC, form: string): void {
  const language = languageOfRequest(ctx.req, ctx.oidc.params?.ui_locales);
  const t = textsOf(language);
  const { session, params } = ctx.oidc;
  const named = session?.accountId !== undefined && params?.logout_hint === session.accountId;
  const act = (value: string, key: TextKey, quiet: boolean) =>
    html`<button form="op.logoutForm"${value && html` name="logout" value="${value}" id="sign-out"`}${quiet && html` class="quiet"`}>${t(key)}</button>`;
  show(ctx, language, {
    title: t(named ? 'signOut.underWay' : 'signOut.title'),
    text: t(named ? 'signOut.underWayText' : 'signOut.question'),
    more: html`${trusted(form)}<div class="acts">${act('yes', 'signOut.yes', false)}${!named && act('', 'signOut.no', true)}</div>`,
    ...(named ? { script: '/assets/signOut.js' } : {}),
  });
}

/** Where a sign-out ends when the portal named no address of its own. */
export function signedOutPage(ctx: KoaContextWithOIDC): void {
  const language = languageOfRequest(ctx.req);
  const t = textsOf(language);
  show(ctx, language, { title: t('signOut.done'), text: t('signOut.doneText') });
}

const explained: Record<string, TextKey> = {
  invalid_client: 'error.invalid_client',
  invalid_redirect_uri: 'error.invalid_redirect_uri',
  server_error: 'error.server_error',
};

/** Page of a failure that cannot be handed back to the portal. */
export function errorPage(
  ctx: KoaContextWithOIDC,
  out: ErrorOut,
  applicationOrigins: readonly string[],
): void {
  const language = languageOfRequest(ctx.req, ctx.query.ui_locales);
  const t = textsOf(language);
  show(ctx, language, {
    title: t('error.title'),
    text: t(explained[out.error] ?? 'error.other'),
    more: html`<details><summary>${t('error.detail')}</summary><p><code lang="en">${out.error}</code> <span lang="en">${out.error_description}</span></p></details>${wayBack(ctx.req, applicationOrigins, t)}`,
  });
}

type Result = { title: string; text: string; more?: ReturnType<typeof html>; script?: string };

function show(ctx: KoaContextWithOIDC, language: Language, { title, text, more, script }: Result): void {
  const t = textsOf(language);
  ctx.type = 'text/html; charset=utf-8';
  ctx.set('cache-control', 'no-store');
  ctx.body = pageOf({
    language,
    t,
    title,
    service: t('identity.service'),
    body: html`<div class="card stack"><div class="tight"><h1>${title}</h1><p>${text}</p></div>${more}</div>`,
    ...(script ? { script } : {}),
  });
}
