import { createActor, fromPromise } from 'xstate';
import type { RecommendationAnswer, RefusedPlan } from '#domain/calls/shapes/quoteAnswer.ts';
import type { QuoteBody } from '#domain/calls/shapes/quoteBody.ts';
import type { Worksheet } from '#domain/calls/shapes/worksheet.ts';
import type { Catalogue } from '#domain/plans/bilingualCatalogue.ts';
import { medicalQuestionnaireMachine } from '#machines/medicalQuestionnaire/medicalQuestionnaire.machine.ts';
import { needsAnalysisMachine } from '#machines/needsAnalysis/needsAnalysis.machine.ts';
import { planSelectionMachine } from '#machines/planSelection/planSelection.machine.ts';
import type { ReadProductsInput } from '#machines/planSelection/planSelection.types.ts';
import { productCardMachine } from '#machines/productCard/productCard.machine.ts';
import { type QuoteForm, quoteSyncMachine } from '#machines/quoteSync/quoteSync.machine.ts';
import { worksheetMachine } from '#machines/worksheet/worksheet.machine.ts';
import { connectionPort } from '#src/app/connectionPort.ts';
import { PlanSelectionScreen } from '#src/ui/planSelection/PlanSelectionScreen.tsx';
import { needsTexts } from '../../../needs/questions.ts';
import { medicalContent } from '../../../questionnaires/medical.ts';
import { flowFacts } from '../../../quote/forms.ts';
import { catalogue, cataloguePlan, recommendation, recommendedPlan } from '../../../sale/catalogue.ts';
import { plansForm } from '../../../sale/plans.ts';
import { sampleWorksheet } from '../../../sale/worksheet.ts';
import {
  type MiddleStepAsked,
  middleTravellers,
  middleTrip,
  openSeen,
  pricesIn,
  type Seen,
} from './middleSteps.ts';
import type { AnsweredScreen } from './types.ts';

/** One plan, which tops up: 3 days at least and 15 at most are added, which is said at the days; it insures a trip cost of up to $5,000. */
const topUpCatalogue: Catalogue = {
  plans: [
    cataloguePlan(
      {
        planType: 'TOP_UP',
        config: {
          questionnaireMinimumAge: null,
          tripDurationByAge: [{ minAge: 0, maxAge: 84, maximumDays: 15 }],
          tripDurations: [],
          minimumTopUpDays: 3,
          maximumTripCost: 5000,
        },
      },
      { tooltips: { daysPerTrip: 'From 3 to 15 days, beyond those that another insurance covers.' } },
    ),
  ],
};

/** One plan that insures $50,000 or $100,000. */
const coverageCatalogue: Catalogue = {
  plans: [
    cataloguePlan(
      {},
      {
        deductibles: [],
        featureRows: {
          tripCancellation: 'Jusqu’à concurrence du coût du voyage assuré',
          interruption: 'Up to 150% of the trip cost insured',
          emergencyMedical: 'Up to $10,000,000',
          travelAccident: 'Not included',
          flightAccident: 'Not included',
          baggageDelay: 'Not included',
          baggageLoss: 'Not included',
        },
        coverageAmounts: {
          default: [
            { label: '$50,000', value: 50_000, isDisabled: false },
            { label: '$100,000', value: 100_000, isDisabled: false },
          ],
          superVisaNo: [],
        },
      },
    ),
  ],
};

function productsIn(world: MiddleStepAsked['world']): Catalogue {
  if (world === 'coverage') return coverageCatalogue;
  return world === 'topUp' ? topUpCatalogue : catalogue;
}

/** Two plans for each traveller, or one that tops up; where a questionnaire is needed, it is for the first plan. */
const refused: RefusedPlan[] = [
  { code: 'SAIH', reason: 'tripTooLong', asked: 83, minimum: 1, maximum: 60, topUpDays: 23, error: '' },
  { code: 'SMUH', reason: 'ageOutside', asked: 86, minimum: 75, maximum: 84, topUpDays: null, error: '' },
];

const notForFamilies: RefusedPlan = {
  code: 'SAIH',
  reason: 'notForFamilies',
  asked: 3,
  minimum: 1,
  maximum: 1,
  topUpDays: null,
  error: '',
};

function recommend({ paxes }: QuoteBody, world: MiddleStepAsked['world']): RecommendationAnswer {
  const answer = recommendation(...paxes.map(({ referenceNumber }) => referenceNumber));
  if (world === 'topUp') {
    const tripCostConfig = { eligible: true, required: true, maxValue: 5000 };
    for (const pax of answer.paxes) pax.plans = [recommendedPlan({ planType: 'TOP_UP', tripCostConfig })];
  }
  if (world === 'notForFamilies') for (const pax of answer.paxes) pax.refused = [notForFamilies];
  if (world === 'tooLong') for (const pax of answer.paxes) pax.refused = refused;
  if (world !== 'questionnaire') return answer;
  for (const pax of answer.paxes) pax.plans = [recommendedPlan({ isMQNeeded: true }), ...pax.plans.slice(1)];
  return answer;
}

/** The chart of the step with ports that answer by themselves. */
export function answeringPlans({ world }: MiddleStepAsked, seen: Seen) {
  const priceQuote = pricesIn(world, seen);
  const hearConnection = connectionPort(window);
  const syncQuote = fromPromise<void, QuoteForm>(() => {
    seen.synced += 1;
    return Promise.reject(new Error('down'));
  });
  return planSelectionMachine.provide({
    actors: {
      readProducts: fromPromise<Catalogue, ReadProductsInput>(() => Promise.resolve(productsIn(world))),
      recommendPlans: fromPromise<RecommendationAnswer, QuoteBody>(({ input }) =>
        Promise.resolve(recommend(input, world)),
      ),
      priceQuote,
      hearConnection,
      productCard: productCardMachine.provide({
        actors: {
          priceQuote,
          hearConnection,
          worksheet: worksheetMachine.provide({
            actors: {
              explainPrice: fromPromise<Worksheet, QuoteBody>(() => Promise.resolve(sampleWorksheet)),
            },
          }),
        },
      }),
      quoteSync: quoteSyncMachine.provide({ actors: { syncQuote } }),
      needsAnalysis: needsAnalysisMachine.provide({
        actors: { readNeedsQuestions: fromPromise(() => Promise.resolve(needsTexts)), hearConnection },
      }),
      medicalQuestionnaire: medicalQuestionnaireMachine.provide({
        actors: {
          readQuestionnaire: fromPromise(async () => {
            if (seen.line === 'lost') throw { code: 'network.unreachable' };
            return medicalContent();
          }),
          hearConnection,
        },
      }),
    },
  });
}

/** The step, not started yet. */
export function answeredPlans(asked: MiddleStepAsked) {
  const seen = openSeen();
  const actor = createActor(answeringPlans(asked, seen), {
    input: {
      form: asked.layout === null ? null : { ...plansForm([]), layout: asked.layout ?? 'cards' },
      facts: flowFacts(asked.facts),
      travellers: middleTravellers(asked.travellers),
      trip: middleTrip(asked.trip),
    },
  });
  actor.subscribe(({ output }) => void (output && Object.assign(seen, { output })));
  return actor;
}

export const planSelection: AnsweredScreen<MiddleStepAsked> = (asked) => {
  const actor = answeredPlans(asked).start();
  return { content: <PlanSelectionScreen actor={actor} />, stop: () => actor.stop() };
};
