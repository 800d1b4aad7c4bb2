import type { Language } from '#domain/locales.ts';

const oneYearInSeconds = 31_536_000;

/** [LN-023] Keeps the chosen language in the cookie that the server reads. */
export function rememberLanguage(doc: Document, language: Language): void {
  doc.cookie = `portage-lang=${language}; Path=/; Max-Age=${oneYearInSeconds}; SameSite=Lax; Secure`;
}
