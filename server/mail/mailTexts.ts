import english from '#locales/en-CA/mail.json' with { type: 'json' };
import french from '#locales/fr-CA/mail.json' with { type: 'json' };
import type { Language } from '#domain/locales.ts';

type MailText = keyof typeof english;
type Values = Readonly<Record<string, string | number>>;

const texts: Record<Language, Record<MailText, string>> = { en: english, fr: french };

/** The texts of messages in a language; `{name}` places take the values of that name. */
export function mailTexts(language: Language): (key: MailText, values?: Values) => string {
  return (key, values = {}) =>
    texts[language][key].replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
