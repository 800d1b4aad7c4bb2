import { type Language, languages } from '../locales.ts';
import { isAt } from '../routes.ts';

/** Path of the page that a signed link opens: a page beside the portal, without a session. */
export const policyLinkPaths: Record<Language, string> = { en: '/your-policy', fr: '/votre-police' };

/** Address of the page; the token stands in the fragment, which reaches no server and no referrer. */
export function policyLinkAddress(origin: string, language: Language, token: string): string {
  return `${origin}${policyLinkPaths[language]}#${token}`;
}

/** The language of a path of the page; null for every other path. A trailing slash does not matter. */
export function languageOfPolicyLink(pathname: string): Language | null {
  return languages.find((language) => isAt(policyLinkPaths[language], pathname)) ?? null;
}
