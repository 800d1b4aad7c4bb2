import { assign, sendTo, setup } from 'xstate';
import type { QuoteAnswer, RecommendationAnswer } from '#domain/calls/shapes/quoteAnswer.ts';
import type { QuoteBody } from '#domain/calls/shapes/quoteBody.ts';
import type { Catalogue } from '#domain/plans/catalogue.ts';
import {
  dropPlan,
  type PricedCard,
  repricePlan,
  takePlan,
  takingChangesNothing,
} from '#domain/plans/selection.ts';
import { heldPlan } from '#domain/plans/travellersPlan.ts';
import { problemCodeOf } from '#domain/problemCode.ts';
import type { Towards } from '#domain/quote/flowSteps.ts';
import { port } from '../ports.ts';
import { productCardMachine } from '../productCard/productCard.machine.ts';
import { quoteSyncMachine } from '../quoteSync/quoteSync.machine.ts';
import {
  askedQuote,
  cardId,
  laidOut,
  missingPlans,
  openingForm,
  openingOffers,
  priceable,
  remainingProblems,
  stillOffered,
  withRecommendation,
} from './planSelection.rules.ts';
import type {
  PlanSelectionContext,
  PlanSelectionEvent,
  PlanSelectionInput,
  PlanSelectionOutput,
  ReadProductsInput,
  TravellerOffers,
} from './planSelection.types.ts';

type CardName = { paxId: string; code: string };

const eachOf = (
  offers: readonly TravellerOffers[],
  paxIds: readonly string[],
  change: Partial<TravellerOffers>,
): TravellerOffers[] =>
  offers.map((offer) => (paxIds.includes(offer.paxId) ? { ...offer, ...change } : offer));

/** The plans on offer to each traveller, and the one that each of them takes. One card is one child. */
export const planSelectionMachine = setup({
  types: {
    input: {} as PlanSelectionInput,
    context: {} as PlanSelectionContext,
    events: {} as PlanSelectionEvent,
    output: {} as PlanSelectionOutput,
    tags: {} as 'busy' | 'summary' | 'choosable',
    meta: {} as { requirements: readonly string[] },
  },
  actors: {
    readProducts: port<Catalogue, ReadProductsInput>('readProducts'),
    recommendPlans: port<RecommendationAnswer, QuoteBody>('recommendPlans'),
    priceQuote: port<QuoteAnswer, QuoteBody>('priceQuote'),
    productCard: productCardMachine,
    quoteSync: quoteSyncMachine,
  },
  guards: {
    nobodyIsPriceable: ({ context }, answer: RecommendationAnswer) =>
      priceable({ ...context, offers: withRecommendation(context, answer) }).length === 0,
    everybodyHasPlan: ({ context }) => Object.keys(missingPlans(context)).length === 0,
    nothingIsTaken: ({ context }, card: PricedCard) => takingChangesNothing(context.form, card),
    anotherPlanIsHeld: ({ context }, { paxId }: CardName) => heldPlan(context.form.plans, paxId) !== null,
    planIsHeld: ({ context }, { paxId, code }: CardName) =>
      heldPlan(context.form.plans, paxId)?.code === code,
  },
  actions: {
    rememberCatalogue: assign((_, catalogue: Catalogue) => ({ catalogue })),
    askForAll: assign(({ context }) => ({ asked: context.offers.map(({ paxId }) => paxId) })),
    askForTraveller: assign((_, paxId: string) => ({ asked: [paxId] })),
    startLoading: assign(({ context }) => ({
      serverError: false,
      problem: null,
      offers: eachOf(context.offers, context.asked, { isLoading: true, problem: null }),
    })),
    rememberRecommendation: assign(({ context }, answer: RecommendationAnswer) => {
      const others =
        context.recommendation?.paxes.filter((pax) => !context.asked.includes(pax.referenceNumber)) ?? [];
      const offers = withRecommendation(context, answer);
      return {
        recommendation: { ...answer, paxes: [...others, ...answer.paxes] },
        offers,
        asked: priceable({ ...context, offers }),
      };
    }),
    layOutCards: assign(({ context, spawn }, answer: QuoteAnswer) => {
      const { offers, cards } = laidOut(context, answer);
      for (const input of cards) {
        spawn('productCard', { id: cardId(input.offer.paxId, input.offer.code), input });
      }
      return { offers, form: stillOffered(context.form, offers) };
    }),
    markAllFailed: assign(({ context }, problem: string) => ({
      serverError: true,
      problem,
      offers: context.offers.map((offer) => ({ ...offer, isLoading: false, problem })),
    })),
    noteCalculation: assign(({ context }, { paxId, code }: CardName) => ({
      offers: context.offers.map((offer) =>
        offer.paxId === paxId && !offer.calculating.includes(code)
          ? { ...offer, calculating: [...offer.calculating, code] }
          : offer,
      ),
    })),
    endCalculation: assign(({ context }, { paxId, code }: CardName) => ({
      offers: context.offers.map((offer) =>
        offer.paxId === paxId
          ? { ...offer, calculating: offer.calculating.filter((plan) => plan !== code) }
          : offer,
      ),
    })),
    takePlan: assign(({ context }, card: PricedCard) => ({
      form: takePlan(context.form, context.catalogue as Catalogue, card),
    })),
    repricePlan: assign(({ context }, card: PricedCard) => ({
      form: repricePlan(context.form, context.catalogue as Catalogue, card),
    })),
    dropPlan: assign(({ context }, { paxId, code }: CardName) => ({
      form: dropPlan(context.form, paxId, code),
    })),
    noteMissing: assign(({ context }) => ({ problems: missingPlans(context) })),
    rejudge: assign(({ context }) => ({ problems: remainingProblems(context, missingPlans(context)) })),
    rememberDirection: assign((_, towards: Towards) => ({ towards })),
    confirmCard: sendTo((_, { paxId, code }: CardName) => cardId(paxId, code), {
      type: 'parent.confirmSelection',
    }),
    releaseCard: sendTo((_, { paxId, code }: CardName) => cardId(paxId, code), { type: 'parent.release' }),
    releaseHeldCard: sendTo(
      ({ context }, { paxId }: CardName) => cardId(paxId, heldPlan(context.form.plans, paxId)?.code ?? ''),
      { type: 'parent.release' },
    ),
    syncQuote: sendTo('quoteSync', ({ context }, payload: QuoteBody) => ({
      type: 'parent.sync',
      quote: { payload, form: context.travellers },
    })),
  },
}).createMachine({
  id: 'planSelection',
  context: ({ input }) => ({
    facts: input.facts,
    travellers: input.travellers,
    trip: input.trip,
    form: openingForm(input),
    catalogue: null,
    recommendation: null,
    offers: openingOffers(input),
    asked: [],
    serverError: false,
    problem: null,
    problems: {},
    towards: 'next',
  }),
  invoke: {
    id: 'quoteSync',
    src: 'quoteSync',
    input: ({ context }) => ({ adminView: context.facts.adminView }),
  },
  on: {
    'agent.goBack': { actions: { type: 'rememberDirection', params: 'back' }, target: '.left' },
    'parent.leave': {
      actions: { type: 'rememberDirection', params: ({ event }) => event.towards },
      target: '.left',
    },
    'productCard.startPricing': {
      actions: [
        { type: 'noteCalculation', params: ({ event }) => event },
        { type: 'syncQuote', params: ({ event }) => event.question },
      ],
    },
    'productCard.tellPrice': {
      actions: [
        { type: 'endCalculation', params: ({ event }) => event },
        { type: 'repricePlan', params: ({ event }) => event },
        'rejudge',
      ],
    },
    'productCard.losePrice': {
      actions: [
        { type: 'endCalculation', params: ({ event }) => event },
        { type: 'dropPlan', params: ({ event }) => event },
        'rejudge',
      ],
    },
    'productCard.select': [
      { guard: { type: 'nothingIsTaken', params: ({ event }) => event } },
      {
        guard: { type: 'anotherPlanIsHeld', params: ({ event }) => event },
        actions: [
          { type: 'releaseHeldCard', params: ({ event }) => event },
          { type: 'takePlan', params: ({ event }) => event },
          { type: 'confirmCard', params: ({ event }) => event },
          'rejudge',
        ],
      },
      {
        actions: [
          { type: 'takePlan', params: ({ event }) => event },
          { type: 'confirmCard', params: ({ event }) => event },
          'rejudge',
        ],
      },
    ],
    'productCard.deselect': {
      guard: { type: 'planIsHeld', params: ({ event }) => event },
      actions: [
        { type: 'dropPlan', params: ({ event }) => event },
        { type: 'releaseCard', params: ({ event }) => event },
        'rejudge',
      ],
    },
  },
  initial: 'readingProducts',
  states: {
    readingProducts: {
      tags: 'busy',
      entry: ['askForAll', 'startLoading'],
      invoke: {
        id: 'readProducts',
        src: 'readProducts',
        input: ({ context: { facts } }) => ({
          organizationCode: facts.organizationCode,
          effectiveDate: facts.today,
          salesChannel: facts.channel,
        }),
        onDone: {
          actions: { type: 'rememberCatalogue', params: ({ event }) => event.output },
          target: 'recommending',
        },
        onError: {
          actions: { type: 'markAllFailed', params: ({ event }) => problemCodeOf(event.error) },
          target: 'unavailable',
        },
      },
    },
    recommending: {
      tags: 'busy',
      meta: { requirements: ['QR-004', 'QR-005'] },
      entry: 'startLoading',
      invoke: {
        id: 'recommendPlans',
        src: 'recommendPlans',
        input: ({ context }) => askedQuote(context),
        onDone: [
          {
            guard: { type: 'nobodyIsPriceable', params: ({ event }) => event.output },
            actions: { type: 'rememberRecommendation', params: ({ event }) => event.output },
            target: 'choosing',
          },
          {
            actions: { type: 'rememberRecommendation', params: ({ event }) => event.output },
            target: 'pricing',
          },
        ],
        onError: {
          actions: { type: 'markAllFailed', params: ({ event }) => problemCodeOf(event.error) },
          target: 'unavailable',
        },
      },
    },
    pricing: {
      tags: 'busy',
      meta: { requirements: ['QR-004', 'QR-006', 'QR-015'] },
      entry: { type: 'syncQuote', params: ({ context }) => askedQuote(context) },
      invoke: {
        id: 'priceQuote',
        src: 'priceQuote',
        input: ({ context }) => askedQuote(context),
        onDone: {
          actions: [{ type: 'layOutCards', params: ({ event }) => event.output }, 'rejudge'],
          target: 'choosing',
        },
        onError: {
          actions: { type: 'markAllFailed', params: ({ event }) => problemCodeOf(event.error) },
          target: 'unavailable',
        },
      },
    },
    unavailable: {
      meta: { requirements: ['QR-011', 'QR-027'] },
      on: { 'agent.retryPlans': 'readingProducts' },
    },
    choosing: {
      tags: 'choosable',
      meta: { requirements: ['PS-030', 'QR-025', 'QR-026'] },
      on: {
        'agent.continue': [
          {
            guard: 'everybodyHasPlan',
            actions: { type: 'rememberDirection', params: 'next' },
            target: 'left',
          },
          { actions: 'noteMissing', target: '.correcting' },
        ],
        'agent.retryTraveller': {
          actions: { type: 'askForTraveller', params: ({ event }) => event.paxId },
          target: 'recommending',
        },
      },
      initial: 'selecting',
      states: {
        selecting: {},
        correcting: { tags: 'summary' },
      },
    },
    left: { type: 'final' },
  },
  output: ({ context }) => ({ form: context.form, towards: context.towards }),
});
