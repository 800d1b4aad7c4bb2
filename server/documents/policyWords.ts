import { type Formats, formatsOf } from '#domain/formats.ts';
import type { Language } from '#domain/locales.ts';
import { centsOf } from '#domain/money.ts';
import { documentText, isDocumentText, type DocumentText } from './documentTexts.ts';

type Named = { firstName: string; lastName: string; nameToFollow: boolean };

/** How documents of policies say things in a language. */
export type PolicyWords = Formats & {
  language: Language;
  text(key: DocumentText, values?: Record<string, string | number>): string;
  /** The text of a code, or the code itself where it has none. */
  coded(prefix: 'status' | 'method' | 'adjustment', code: string): string;
  /** [AP-010] */
  nameOf(person: Named): string;
  dollars(amount: number): string;
};

export function policyWords(language: Language): PolicyWords {
  const formats = formatsOf(language);
  const text: PolicyWords['text'] = (key, values) => documentText(language, key, values);
  return {
    ...formats,
    language,
    text,
    coded(prefix, code) {
      const key = `${prefix}.${code}`;
      return isDocumentText(key) ? text(key) : code;
    },
    nameOf: ({ firstName, lastName, nameToFollow }) =>
      nameToFollow ? text('policy.nameToFollow') : `${firstName} ${lastName}`,
    dollars: (amount) => formats.money(centsOf(amount)),
  };
}
