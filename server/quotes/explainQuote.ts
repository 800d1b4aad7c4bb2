import type { ExplainedQuote, PlannedQuote } from '#domain/calls/quotes/explainPrices.ts';
import type { Language } from '#domain/locales.ts';
import { worksheetOf } from '#domain/rating/worksheet.ts';
import { priceAsAsked } from './answerQuote.ts';
import { quotedFactsOf } from './health.ts';
import { planProblem, travellerProblem } from './problemTexts.ts';
import type { Question } from './question.ts';
import { travellerProblemOf } from './travellers.ts';

/** The worksheet of each traveller's plan, or why it has no price; one traveller's problem leaves the others as they are. */
export function explainQuote(body: PlannedQuote, question: Question, language: Language): ExplainedQuote {
  return { paxes: body.paxes.map((pax) => explainTraveller(body, pax, question, language)) };
}

function explainTraveller(
  body: PlannedQuote,
  pax: PlannedQuote['paxes'][number],
  question: Question,
  language: Language,
): ExplainedQuote['paxes'][number] {
  const { referenceNumber, plan } = pax;
  const unquotable = travellerProblemOf(body, pax, question);
  if (unquotable !== null) {
    const errors = [travellerProblem(unquotable, language, question.limits)];
    return { referenceNumber, worksheet: null, errors };
  }
  const facts = quotedFactsOf(body, pax, question.health);
  const priced = priceAsAsked(plan, facts, question);
  if (typeof priced !== 'string') return { referenceNumber, worksheet: worksheetOf(priced), errors: [] };
  const rules = question.shelf.find(plan.code)?.plan.rules ?? null;
  return { referenceNumber, worksheet: null, errors: [planProblem(priced, language, rules, facts.age)] };
}
