import type { Language } from '#domain/locales.ts';

const separators: Record<Language, RegExp> = { en: /\./, fr: /[.,]/ };

/** Keeps digits, the first separator of the language and two decimals. */
function filter(text: string, language: Language): string {
  let kept = '';
  let separator = -1;
  for (const character of text) {
    if (/\d/.test(character)) {
      if (separator < 0 || kept.length - separator <= 2) kept += character;
    } else if (separator < 0 && separators[language].test(character)) {
      separator = kept.length;
      kept += character;
    }
  }
  return kept;
}

/**
 * [LN-024] [LN-025] [LN-026] [LN-027] [LN-031] What a currency field takes: digits, one dot (in French also one comma)
 * and two decimals. One keystroke that breaks a rule changes nothing; of a pasted text what fits is kept.
 */
export function takeMoneyText(text: string, before: string, language: Language): string {
  const kept = filter(text, language);
  return kept !== text && text.length === before.length + 1 ? before : kept;
}

/** [LN-028] A separator at the end is dropped when the field is left. */
export function settleMoneyText(text: string): string {
  return text.replace(/[.,]$/, '');
}
