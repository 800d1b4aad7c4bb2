import { fromPromise } from 'xstate';
import type { PlansLayout } from '#domain/plans/plansForm.ts';
import type { QuoteAnswer } from '#domain/calls/shapes/quoteAnswer.ts';
import type { QuoteBody } from '#domain/calls/shapes/quoteBody.ts';
import type { FlowFacts } from '#domain/quote/forms.ts';
import type { TravellersForm } from '#domain/quote/travellersForm.ts';
import type { TripForm } from '#domain/quote/tripForm.ts';
import { flowFacts, rows, travellersForm, tripForm } from '../../../quote/forms.ts';
import { pricedPlan, refusedAnswer, refusedPlanAnswer, tooLong } from '../../../sale/catalogue.ts';
import { cardPrice, plansForm } from '../../../sale/plans.ts';
import { priceOf } from '../../../sale/prices.ts';

/** What a test asks of plan selection, summary and application. */
export interface MiddleStepAsked {
  /** How the ports behave; everything is answered by default. */
  readonly world?:
    | 'questionnaire'
    | 'down'
    | 'flagged'
    | 'silence'
    | 'secondRefused'
    | 'familyRefused'
    | 'topUp'
    | 'tooLong'
    | 'coverage'
    | 'lost'
    | 'notForFamilies';
  readonly facts?: Partial<FlowFacts>;
  /** How the plans were laid out before; null where nobody chose, as cards by default. */
  readonly layout?: PlansLayout | null;
  /** Cards whose conditions were confirmed with the plans. */
  readonly confirmed?: readonly string[];
  /** Who holds a plan; the first two by default. */
  readonly holders?: readonly string[];
  /** Changes to the quick quote. */
  readonly travellers?: Partial<TravellersForm>;
  /** Changes to the trip details. */
  readonly trip?: Partial<TripForm>;
}

export const middleTravellers = (changes?: Partial<TravellersForm>): TravellersForm =>
  travellersForm({ travellers: rows(45, 67), province: 'QC', ...changes });

export const middleTrip = (changes?: Partial<TripForm>): TripForm =>
  tripForm({ existingCoverageDays: '5', ...changes });

/** What came to the ports and out of the chart, laid on the window. */
export function openSeen() {
  const seen = {
    quotes: [] as QuoteBody[],
    synced: 0,
    sent: [] as unknown[],
    output: null as unknown,
    /** How the prices of cards come from now on; a test changes it. */
    line: 'up' as 'up' | 'lost' | 'silent' | 'tooLong',
  };
  Object.assign(window, { seen });
  return seen;
}

export type Seen = ReturnType<typeof openSeen>;

/** A traveller of 40 whose plan is sold from 60 on. */
const lostAnswer = (referenceNumber: string): QuoteAnswer['paxes'] => [
  {
    referenceNumber,
    errors: [],
    plans: [
      pricedPlan({
        premiumTotal: 0,
        errors: [{ code: 'plan.ageOutside', error: 'No.' }],
        refused: {
          code: 'SEMH',
          reason: 'ageOutside',
          asked: 40,
          minimum: 60,
          maximum: 84,
          topUpDays: null,
          error: 'No.',
        },
      }),
    ],
  },
];

/** The port of prices in a world. */
export function pricesIn(world: MiddleStepAsked['world'], seen: Seen) {
  if (world === 'silence') seen.line = 'silent';
  const price = async (body: QuoteBody): Promise<QuoteAnswer> => {
    seen.quotes.push(body);
    const attempts = seen.quotes.length;
    const isOfCard = body.paxes.some(({ plan }) => plan);
    if (world === 'familyRefused') return refusedAnswer('pax-1', 'traveller.noPlan');
    if (world === 'down' && attempts < 2) throw { code: 'network.unreachable' };
    if (seen.line === 'lost' && isOfCard) throw { code: 'network.unreachable' };
    if (seen.line === 'tooLong' && isOfCard)
      return refusedPlanAnswer(body.paxes[0]?.referenceNumber ?? '', tooLong);
    if (seen.line === 'silent' && isOfCard) return new Promise<QuoteAnswer>(() => {});
    const isSecond = ({ referenceNumber }: QuoteBody['paxes'][number]) => referenceNumber === 'pax-2';
    const paxes = body.paxes.flatMap((pax) => {
      if (world === 'lost' && isSecond(pax)) return lostAnswer(pax.referenceNumber);
      if (world === 'secondRefused' && attempts < 2 && isSecond(pax))
        return refusedAnswer('pax-2', 'traveller.noPlan').paxes;
      return priceOf(pax).paxes;
    });
    return { paxes };
  };
  return fromPromise<QuoteAnswer, QuoteBody>(({ input }) => price(input));
}

/** Plans that were chosen with two benefits. */
export const chosenPlans = ({ facts, travellers, holders = ['pax-1', 'pax-2'] }: MiddleStepAsked) =>
  plansForm(holders, {
    travellers: middleTravellers(travellers),
    facts: flowFacts(facts),
    price: cardPrice({
      optionalBenefits: [
        { code: 'BAGGAGE', premium: 12.5, selected: true },
        { code: 'SAIPPP', premium: 30, selected: true },
      ],
      premiumTotal: 137.5,
    }),
  });
