import { expect } from 'vitest';
import { withCardPlan } from '#domain/plans/cardQuestion.ts';
import { toQuoteBody } from '#domain/quote/quoteBody.ts';
import { worksheetMachine } from '#machines/worksheet/worksheet.machine.ts';
import { flowFacts, travellersForm, tripForm } from '../support/quote/forms.ts';
import { cardOffer, parameters } from '../support/sale/plans.ts';
import { sampleWorksheet } from '../support/sale/worksheet.ts';
import { defineTour } from '../support/tours/define.ts';
import { fail, send, settle } from '../support/tours/stimuli.ts';

const quote = toQuoteBody({ travellers: travellersForm(), trip: tripForm(), facts: flowFacts() });
const question = withCardPlan(quote, cardOffer(), parameters(), ['BAGGAGE']);

export const worksheetTour = defineTour({
  machine: worksheetMachine,
  input: { question },
  stimuli: [
    settle('theWorksheetComes', 'explainPrice', sampleWorksheet),
    fail('theServerDoesNotAnswer', 'explainPrice', { code: 'network.unreachable' }),
    fail('thePlanHasNoPrice', 'explainPrice', { code: 'plan.notRated' }),
    send('personTriesAgain', { type: 'person.retry' }),
  ],
  holds: {
    reading: (snapshot, seen) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.context).toMatchObject({ worksheet: null, problem: null });
      expect(seen.inputs('explainPrice').at(-1)).toEqual(question);
    },
    shown: ({ context }) => expect(context.worksheet).toEqual(sampleWorksheet),
    unavailable: ({ context }) => {
      expect(context.worksheet).toBeNull();
      expect(['network.unreachable', 'plan.notRated']).toContain(context.problem);
    },
  },
});
