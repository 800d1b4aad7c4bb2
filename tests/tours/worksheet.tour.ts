import { expect } from 'vitest';
import { withCardPlan } from '#domain/plans/cardQuestion.ts';
import { toQuoteBody } from '#domain/quote/quoteBody.ts';
import { worksheetMachine } from '#machines/worksheet/worksheet.machine.ts';
import { flowFacts, travellersForm, tripForm } from '../support/quote/forms.ts';
import { cardOffer, parameters } from '../support/sale/plans.ts';
import { sampleWorksheet } from '../support/sale/worksheet.ts';
import { defineTour } from '../support/tours/define.ts';
import { readingPart } from '../support/tours/parts/reading.ts';
import { settle } from '../support/tours/stimuli.ts';

const quote = toQuoteBody({ travellers: travellersForm(), trip: tripForm(), facts: flowFacts() });
const question = withCardPlan(quote, cardOffer(), parameters(), ['BAGGAGE']);

const reading = readingPart('explainPrice', () => question);

export const worksheetTour = defineTour({
  machine: worksheetMachine,
  input: { question },
  stimuli: [settle('theWorksheetComes', 'explainPrice', sampleWorksheet), ...reading.stimuli],
  holds: {
    ...reading.holds,
    shown: ({ context }) => expect(context.worksheet).toEqual(sampleWorksheet),
  },
});
