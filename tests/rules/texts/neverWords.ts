import { readFileSync } from 'node:fs';
import type { Language } from '#domain/locales.ts';

const columns: Record<Language, number> = { en: 3, fr: 4 };

/** The words that docs/terms.md refuses in a language: those set as code in its column of the table. */
export function neverWords(language: Language): readonly string[] {
  const rows = readFileSync('docs/terms.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '));
  return rows.flatMap((row) => {
    const cell = row.split('|')[columns[language]] ?? '';
    return [...cell.matchAll(/`([^`]+)`/g)].map(([, word]) => word!);
  });
}

/** Which of the words stand in a text, as they are written there; a star is any ending, a plural counts as its word. */
export function wordsIn(text: string, words: readonly string[]): string[] {
  return words.flatMap((word) => {
    const isPrefix = word.endsWith('*');
    const letters = isPrefix ? word.slice(0, -1) : word;
    const pattern = new RegExp(
      `(?<![\\p{L}\\d/])${letters}${isPrefix ? '\\p{L}*' : 's?'}(?![\\p{L}\\d])`,
      'giu',
    );
    return text.match(pattern) ?? [];
  });
}

/** [LF-030] What the documents give letter by letter. */
export const literalTexts: readonly string[] = ['Enter license number'];
