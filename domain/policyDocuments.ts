import type { PolicyPaper } from './calls/shapes/policyRecord.ts';
import { type Language, otherLanguage } from './locales.ts';
import { quebec } from './provinces.ts';

/**
 * The languages of a policy document in the order in which they are offered: that of the screen first, but French
 * first to residents of Quebec (Charter of the French language, s. 55).
 */
export function documentLanguages(provinceOfResidence: unknown, language: Language): readonly Language[] {
  const first = provinceOfResidence === quebec ? 'fr' : language;
  return [first, otherLanguage(first)];
}

/** [DL-016] The name of the file of a document, one for each policy, trip and language. */
export function paperName(paper: {
  policyNumber: string;
  of: PolicyPaper | 'delivery';
  language: Language;
}): string {
  const { policyNumber, of, language } = paper;
  return of === 'trip' ? `${policyNumber}-trip-${language}.pdf` : `${policyNumber}-${language}.pdf`;
}
