import type { ExplainedQuote, PlannedQuote } from '#domain/calls/quotes/explainPrices.ts';
import type { Language } from '#domain/locales.ts';
import { priceTraveller } from '#domain/rating/priceTraveller.ts';
import { worksheetOf } from '#domain/rating/worksheet.ts';
import { problemOnWire } from './problemTexts.ts';
import type { ShelfQuestion } from './question.ts';

/** The worksheet of each traveller's plan, or why it has no price; one traveller's problem leaves the others as they are. */
export function explainQuote(question: ShelfQuestion<PlannedQuote>, language: Language): ExplainedQuote {
  const paxes = question.body.paxes.map((pax): ExplainedQuote['paxes'][number] => {
    const { referenceNumber, plan, age } = pax;
    const priced = priceTraveller(question, pax, plan);
    if (typeof priced !== 'string') return { referenceNumber, worksheet: worksheetOf(priced), errors: [] };
    const rules = question.shelf.find(plan.code)?.plan.rules ?? null;
    return {
      referenceNumber,
      worksheet: null,
      errors: [problemOnWire(priced, language, question, { rules, age })],
    };
  });
  return { paxes };
}
