import type { Worksheet } from '#domain/calls/shapes/worksheet.ts';
import type { Language } from '#domain/locales.ts';
import type { PlanAsBought } from './policies.tables.ts';

/**
 * What the server found about the plan of each traveller, by reference number: what is kept is never the sender's word.
 * The first purchases have no worksheet and no edition.
 */
export type PlansBought = Record<
  string,
  {
    name: Record<Language, string>;
    rateVersion: string;
    worksheet?: Worksheet;
    /** The words that the plan was sold with (`PlanEditions`). */
    edition?: string | null;
  } & PlanAsBought
>;
