import english from '#locales/en-CA/documents.json' with { type: 'json' };
import french from '#locales/fr-CA/documents.json' with { type: 'json' };
import type { Language } from '#domain/locales.ts';

export type DocumentText = keyof typeof english;

const texts: Record<Language, Record<DocumentText, string>> = { en: english, fr: french };

/** A text of the printed documents; `{name}` places take the values of that name. */
export function documentText(
  language: Language,
  key: DocumentText,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return texts[language][key].replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

export function isDocumentText(key: string): key is DocumentText {
  return Object.hasOwn(english, key);
}
