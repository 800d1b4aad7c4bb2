import english from '#locales/en-CA/server.json' with { type: 'json' };
import french from '#locales/fr-CA/server.json' with { type: 'json' };
import type { Language } from '#domain/locales.ts';

export type ServerText = keyof typeof english;
type ProblemText = Extract<ServerText, `problem.${string}`>;
type FieldText = Extract<ServerText, `field.${string}`>;

/** Codes of the failures that calls answer; each has a text in both languages. */
export type ProblemCode = ProblemText extends `problem.${infer Code}` ? Code : never;
/** What can be wrong with one field of a request. */
export type FieldCode = FieldText extends `field.${infer Code}` ? Code : never;

const texts: Record<Language, Record<ServerText, string>> = { en: english, fr: french };

/** A server text in a language; `{name}` places take the values of that name. */
export function serverText(
  language: Language,
  key: ServerText,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return texts[language][key].replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

export function isServerText(key: string): key is ServerText {
  return Object.hasOwn(english, key);
}
