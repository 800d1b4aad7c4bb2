import enCA from './en-CA.json' with { type: 'json' };
import frCA from './fr-CA.json' with { type: 'json' };

export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];
export type TextKey = keyof typeof enCA;

/** Gives the sentence of a key with its `{places}` filled. */
export type Texts = (key: TextKey, values?: Record<string, string | number>) => string;

const catalogs: Record<Language, Record<TextKey, string>> = { en: enCA, fr: frCA };

export function textsOf(language: Language): Texts {
  return (key, values = {}) =>
    catalogs[language][key].replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** Every text whose key begins with the prefix, without the prefix. */
export function textsBelow(language: Language, prefix: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(catalogs[language]).flatMap(([key, text]) =>
      key.startsWith(prefix) ? [[key.slice(prefix.length), text]] : [],
    ),
  );
}

/** Language of a tag such as `fr`, `fr-CA` or a list of them; null when it names neither. */
export function languageOf(tags: string | null | undefined): Language | null {
  for (const tag of (tags ?? '').toLowerCase().split(/[\s,;]+/)) {
    if (/^fr(-|$)/.test(tag)) return 'fr';
    if (/^en(-|$)/.test(tag)) return 'en';
  }
  return null;
}

export function tagOf(language: Language): 'en-CA' | 'fr-CA' {
  return language === 'fr' ? 'fr-CA' : 'en-CA';
}

export function otherLanguage(language: Language): Language {
  return language === 'fr' ? 'en' : 'fr';
}
