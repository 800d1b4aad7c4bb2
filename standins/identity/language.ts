import type { IncomingMessage } from 'node:http';
import { languageOf, type Language } from '../texts/texts.ts';

const cookieName = 'portage-idp-lang';

/** Language of an identity page: the switch, then what the portal asked, then the page shown last, then the browser. */
export function languageOfRequest(request: IncomingMessage, asked?: unknown): Language {
  return (
    languageOf(addressOf(request).searchParams.get('lang')) ??
    languageOf(typeof asked === 'string' ? asked : null) ??
    languageOf(cookieOf(request, cookieName)) ??
    languageOf(request.headers['accept-language']) ??
    'en'
  );
}

/** Header value that lets the pages without a question of their own follow the page shown last. */
export function languageCookie(language: Language): string {
  return `${cookieName}=${language}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax`;
}

export function addressOf(request: IncomingMessage): URL {
  return new URL(request.url ?? '/', 'http://localhost');
}

/** A cookie of a request by its name. */
export function cookieOf(request: IncomingMessage, name: string): string | undefined {
  const pairs = (request.headers.cookie ?? '').split('; ');
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
