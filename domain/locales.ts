/** The two languages of the product; the values of the `lang` query. */
export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

/** A text in both languages, so that a switch of language needs no second look-up. */
export type Bilingual = Record<Language, string>;

export type Locale = {
  language: Language;
  /** BCP 47 tag, used for `html lang`, formats and sorting. */
  tag: 'en-CA' | 'fr-CA';
  /** Value of the language header of calls. */
  header: 'EN' | 'FR';
  /** Content path of external business links. */
  contentPath: 'en_CA' | 'fr_CA';
};

/** [LN-003] [LN-012] [RT-033] The one table of locales. */
export const locales: Record<Language, Locale> = {
  en: { language: 'en', tag: 'en-CA', header: 'EN', contentPath: 'en_CA' },
  fr: { language: 'fr', tag: 'fr-CA', header: 'FR', contentPath: 'fr_CA' },
};

/** [RT-023] The language of an address, when nothing else says which. */
export const defaultLanguage: Language = 'en';

/** [RT-023] Reads a `lang` query or cookie; anything but en and fr is no language. */
export function languageOf(text: string | null | undefined): Language | null {
  return text === 'en' || text === 'fr' ? text : null;
}

export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'fr' : 'en';
}

/** [LN-012] Reads the language header of a call; absent or unknown gives English. */
export function languageOfHeader(header: string | undefined): Language {
  return header?.toUpperCase() === 'FR' ? 'fr' : 'en';
}
