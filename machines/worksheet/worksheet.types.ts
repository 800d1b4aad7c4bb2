import type { QuoteBody } from '#domain/calls/shapes/quoteBody.ts';
import type { Worksheet } from '#domain/calls/shapes/worksheet.ts';

/** What is asked: a traveller's quote with the plan as it stands on the card. */
export type WorksheetInput = { question: QuoteBody };

export type WorksheetContext = {
  question: QuoteBody;
  worksheet: Worksheet | null;
  problem: string | null;
};

export type WorksheetEvent = { type: 'person.retry' };
