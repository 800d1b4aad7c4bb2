import type { IncomingMessage } from 'node:http';
import { html, type Html } from '../pages/html.ts';
import type { Texts } from '../texts/texts.ts';
import { cookieOf } from './language.ts';

const cookieName = 'portage-idp-from';

/** Header value that lets a page which cannot hand anything back lead to the application that asked last. */
export function fromCookie(redirectAddress: unknown): string {
  const origin = URL.parse(String(redirectAddress))?.origin ?? '';
  return `${cookieName}=${encodeURIComponent(origin)}; Path=/; HttpOnly; SameSite=Lax`;
}

/** Origin of the application that asked last in this browser; null where none of the known ones did. */
export function originThatAsked(
  request: IncomingMessage,
  applicationOrigins: readonly string[],
): string | null {
  const origin = decodeURIComponent(cookieOf(request, cookieName) ?? '');
  return applicationOrigins.includes(origin) ? origin : null;
}

/** The way back to the application that asked last in this browser; nothing where none of the known ones did. */
export function wayBack(
  request: IncomingMessage,
  applicationOrigins: readonly string[],
  t: Texts,
): Html | null {
  const origin = originThatAsked(request, applicationOrigins);
  if (origin === null) return null;
  return html`<p class="acts"><a class="button" href="${origin}/">${t('error.back')}</a></p>`;
}
