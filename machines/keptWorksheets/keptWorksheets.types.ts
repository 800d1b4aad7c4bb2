import type { KeptWorksheet } from '#domain/calls/shapes/worksheet.ts';
import type { Language } from '#domain/locales.ts';

/** The number of a held quote or of a policy, and in which language plans and benefits are named. */
export type WorksheetsRequest = { id: string; language: Language };

export type KeptWorksheetsContext = WorksheetsRequest & {
  /** One of each traveller who holds a plan; null as long as none were read. */
  kept: readonly KeptWorksheet[] | null;
  /** Code of what kept them from being read. */
  problem: string | null;
};

export type KeptWorksheetsEvent =
  | { type: 'person.retry' }
  | { type: 'person.goBack' }
  | { type: 'parent.chooseLanguage'; language: Language }
  | { type: 'parent.renewSession' };
