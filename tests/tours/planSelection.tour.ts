import { expect } from 'vitest';
import { planSelectionMachine } from '#machines/planSelection/planSelection.machine.ts';
import { answeredAnalysis } from '../support/needs/needs.ts';
import { takenQuestionnaire } from '../support/questionnaires/medical.ts';
import { catalogue, quoteAnswer, recommendation, refusedAnswer } from '../support/sale/catalogue.ts';
import { plansForm } from '../support/sale/plans.ts';
import { defineTour } from '../support/tours/define.ts';
import { emitFrom, fail, send, settle } from '../support/tours/stimuli.ts';
import {
  askedOfCard,
  begunQuestionnaire,
  canGoOn,
  cardsAsked,
  cardIsThere,
  cheaper,
  confirmation,
  fingerprint,
  firstCardIsThere,
  fromEarlierTrip,
  held,
  isCalm,
  isOfQuebec,
  loadingOf,
  noneIsCompleted,
  nothingIsAnswered,
  offerOf,
  ofOntario,
  ofQuebec,
  otherPlan,
  params,
  price,
  problemsOf,
  type question,
  recommendedToNobody,
  recommendedToOne,
  semh,
  tableOrder,
  totalOf,
  type Snapshot,
  whenOtherPlanIsTaken,
  whenPlanIsTaken,
  whenPlanReturns,
  whenReturnIsSeen,
  whenQuestionnaireIsCompleted,
} from './planSelection.situations.ts';

export const planSelectionTour = defineTour({
  machine: planSelectionMachine,
  input: ofOntario,
  otherInputs: {
    'plans from an earlier visit': { ...ofOntario, form: plansForm(['pax-1', 'pax-2'], ofOntario) },
    'plans of an earlier trip': fromEarlierTrip,
    'residents of Quebec': { ...ofQuebec, form: plansForm(['pax-1', 'pax-2'], ofQuebec) },
  },
  switches: 1,
  fingerprint,
  stimuli: [
    settle('theProductsCome', 'readProducts', catalogue),
    fail('theProductsFail', 'readProducts', { code: 'network.unreachable' }),
    settle('plansAreRecommendedToBoth', 'recommendPlans', recommendation('pax-1', 'pax-2'), {
      requirements: ['QR-004'],
      check: (after) => expect(after.matches('pricing')).toBe(true),
    }),
    settle('plansAreRecommendedToOne', 'recommendPlans', recommendedToOne, {
      requirements: ['QR-006', 'QR-009', 'QR-010', 'QR-025 partly'],
      check: (after) => {
        expect(offerOf(after, 'pax-2')).toMatchObject({ isLoading: false, problem: 'noPlan' });
        expect(canGoOn(after)).toBe(false);
      },
    }),
    settle('plansAreRecommendedToNobody', 'recommendPlans', recommendedToNobody, {
      requirements: ['QR-009', 'QR-010'],
      check: (after) => expect(problemsOf(after)).toEqual(['noPlan', 'noPlan']),
    }),
    fail('theRecommendationFails', 'recommendPlans', { code: 'server.failed' }),
    settle('thePricesCome', 'priceQuote', quoteAnswer('pax-1', 'pax-2'), {
      requirements: ['QR-006'],
      check: (after) => expect(loadingOf(after)).toEqual([]),
    }),
    settle(
      'onePriceIsRefused',
      'priceQuote',
      { paxes: [...quoteAnswer('pax-1').paxes, ...refusedAnswer('pax-2').paxes] },
      {
        requirements: ['QR-007', 'QR-025 partly'],
        where: (_, before) => before.context.requested.includes('pax-2'),
        check: (after) => {
          expect(offerOf(after, 'pax-2')?.problem).toBe('ageOutside');
          expect(canGoOn(after)).toBe(false);
        },
      },
    ),
    fail('thePricesFail', 'priceQuote', { code: 'network.unreachable' }),
    send('retriesPlans', { type: 'person.retryPlans' }),
    emitFrom('theConnectionReturns', 'hearConnection', { type: 'connection.return' }),
    send(
      'retriesSecondTraveller',
      { type: 'person.retryTraveller', paxId: 'pax-2' },
      {
        when: ({ context }: Snapshot) => context.offers[1]?.problem !== null,
        requirements: ['QR-005', 'QR-006'],
        check: (after, seen) => {
          expect(after.context.requested).toEqual(['pax-2']);
          expect(offerOf(after, 'pax-2')).toMatchObject({ isLoading: true, problem: null });
          expect(seen.inputs('recommendPlans').at(-1)).toMatchObject({
            paxes: [{ referenceNumber: 'pax-2' }],
          });
        },
      },
    ),
    emitFrom(
      'firstCardStartsPricing',
      'productCard',
      { type: 'productCard.startPricing', ...semh('pax-1'), question: askedOfCard },
      {
        when: firstCardIsThere,
        requirements: ['QR-015 partly', 'QR-026'],
        check: (after, seen) => {
          expect(canGoOn(after)).toBe(false);
          expect(seen.received('quoteSync').at(-1)).toMatchObject({
            type: 'parent.sync',
            quote: { payload: askedOfCard },
          });
        },
      },
    ),
    emitFrom(
      'firstCardTellsPrice',
      'productCard',
      { type: 'productCard.tellPrice', ...semh('pax-1'), price: cheaper, params, isSelected: false },
      {
        when: firstCardIsThere,
        requirements: ['PS-101 partly'],
        check: (after, _, before) => {
          const isHeld = held(before, 'pax-1') === 'SEMH';
          expect(totalOf(after, 'pax-1')).toBe(isHeld ? 11_500 : totalOf(before, 'pax-1'));
        },
      },
    ),
    emitFrom(
      'theFirstPlanReturns',
      'productCard',
      { type: 'productCard.tellPrice', ...semh('pax-1'), price: cheaper, params, isSelected: true },
      whenPlanReturns,
    ),
    send('continuesWithThePlanThatReturned', { type: 'person.continue' }, whenReturnIsSeen),
    emitFrom(
      'firstCardLosesPrice',
      'productCard',
      { type: 'productCard.losePrice', ...semh('pax-1') },
      {
        when: firstCardIsThere,
        requirements: ['PS-058 partly', 'PS-089 partly'],
        check: (after) => {
          expect(held(after, 'pax-1')).not.toBe('SEMH');
          expect(offerOf(after, 'pax-1')).toMatchObject({ calculating: [] });
        },
      },
    ),
    emitFrom(
      'firstTravellerTakesPlan',
      'productCard',
      { type: 'productCard.select', ...semh('pax-1'), price, params },
      { when: firstCardIsThere, claims: whenPlanIsTaken },
    ),
    emitFrom(
      'firstTravellerTakesOtherPlan',
      'productCard',
      { type: 'productCard.select', ...otherPlan },
      { when: firstCardIsThere, claims: whenOtherPlanIsTaken },
    ),
    emitFrom(
      'firstTravellerGivesPlanBack',
      'productCard',
      { type: 'productCard.deselect', ...semh('pax-1') },
      {
        when: firstCardIsThere,
        requirements: ['PS-089 partly'],
        check: (after, seen) => {
          expect(held(after, 'pax-1')).toBeNull();
          expect(seen.received('productCard').at(-1)).toEqual({ type: 'parent.release' });
        },
      },
    ),
    emitFrom(
      'secondTravellerTakesPlan',
      'productCard',
      { type: 'productCard.select', ...semh('pax-2'), price, params },
      { when: (snapshot) => cardIsThere(snapshot, 'pax-2') },
    ),
    emitFrom('theTableOrdersTheFirstCard', 'planMatrix', tableOrder, {
      when: firstCardIsThere,
      check: (_, seen) => expect(seen.received('productCard').at(-1)).toEqual(tableOrder.order),
    }),
    emitFrom('theTableGivesWayToCards', 'planMatrix', cardsAsked, {
      when: (snapshot) => firstCardIsThere(snapshot) && nothingIsAnswered(snapshot),
      check: ({ context }) => expect(context.form.layout).toBe('cards'),
    }),
    emitFrom('firstCardConfirmsConditions', 'productCard', confirmation, {
      when: (snapshot) => firstCardIsThere(snapshot) && nothingIsAnswered(snapshot),
      check: ({ context }) => expect(context.form.confirmed).toEqual(['productCard.pax-1.SEMH']),
    }),
    emitFrom(
      'theNeedsAreAnswered',
      'needsAnalysis',
      { type: 'needsAnalysis.keepAnswers', needs: answeredAnalysis('pax-1', 'pax-2') },
      {
        when: (snapshot) => isOfQuebec(snapshot) && !snapshot.context.form.needs,
        requirements: ['NA-012', 'NA-013'],
        check: (after) => {
          expect(after.context.form.needs).toEqual(answeredAnalysis('pax-1', 'pax-2'));
          expect(after.context.needsProblem).toBe(false);
        },
      },
    ),
    emitFrom(
      'theFirstTravellerBeginsTheQuestionnaire',
      'medicalQuestionnaire',
      { type: 'medicalQuestionnaire.keepProgress', questionnaire: begunQuestionnaire },
      {
        when: nothingIsAnswered,
        requirements: ['MQ-019 partly', 'MQ-023 partly'],
        check: (after) => expect(after.context.form.questionnaires).toEqual([begunQuestionnaire]),
      },
    ),
    emitFrom(
      'theFirstTravellerCompletesTheQuestionnaire',
      'medicalQuestionnaire',
      { type: 'medicalQuestionnaire.complete', questionnaire: takenQuestionnaire('pax-1') },
      { when: noneIsCompleted, claims: whenQuestionnaireIsCompleted },
    ),
    send(
      'continues',
      { type: 'person.continue' },
      {
        requirements: ['QR-026', 'QS-006 partly'],
        check: (after, _, before) => expect(after.status === 'done').toBe(canGoOn(before)),
      },
    ),
    send(
      'goesBack',
      { type: 'person.goBack' },
      { check: (after) => expect(after.output).toMatchObject({ towards: 'back' }) },
    ),
    send(
      'leavesForSummary',
      { type: 'parent.leave', towards: 'QUOTE_DETAILS' },
      { check: (after) => expect(after.output).toMatchObject({ towards: 'QUOTE_DETAILS' }) },
    ),
  ],
  holds: {
    readingProducts: (snapshot, seen) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(loadingOf(snapshot)).toEqual(['pax-1', 'pax-2']);
      expect(snapshot.context).toMatchObject({ serverError: false, problem: null });
      expect(seen.inputs('readProducts').at(-1)).toEqual({
        organizationCode: 'PARTNER',
        effectiveDate: ofOntario.facts.today,
        salesChannel: 'b2b',
      });
    },
    recommending: {
      requirements: ['QR-002 partly', 'QR-005'],
      check: ({ context }, seen) => {
        const body = seen.inputs('recommendPlans').at(-1) as typeof question;
        expect(body.paxes.map(({ referenceNumber }) => referenceNumber)).toEqual(context.requested);
        expect(context.offers.filter(({ isLoading }) => isLoading).map(({ paxId }) => paxId)).toEqual(
          context.requested,
        );
        expect(context.serverError).toBe(false);
      },
    },
    pricing: [
      {
        requirements: ['QR-001 partly', 'QR-004'],
        check: ({ context }, seen) => {
          const body = seen.inputs('priceQuote').at(-1) as typeof question;
          expect(body.paxes.map(({ referenceNumber }) => referenceNumber)).toEqual(context.requested);
          expect(body.paxes.some((pax) => 'questionnaires' in pax)).toBe(false);
        },
      },
      {
        requirements: ['QR-014 partly', 'QR-015 partly'],
        check: (_, seen) => {
          const synced = seen.received('quoteSync').at(-1) as unknown as { quote: unknown };
          expect(seen.received('quoteSync').length).toBeGreaterThan(0);
          expect(synced.quote).toHaveProperty('form');
        },
      },
    ],
    unavailable: [
      {
        requirements: ['QR-011'],
        check: ({ context }) => {
          expect(context.serverError).toBe(true);
          expect(context.problem).toMatch(/^(network\.unreachable|server\.failed)$/);
          const failed = { problem: context.problem, isLoading: false };
          expect(context.offers).toMatchObject([failed, failed]);
        },
      },
      {
        requirements: ['QR-027'],
        check: (snapshot) => {
          expect(snapshot.can({ type: 'person.retryPlans' })).toBe(true);
          expect(snapshot.can({ type: 'person.continue' })).toBe(false);
        },
      },
    ],
    choosing: [
      {
        requirements: ['NA-012', 'PS-077 partly'],
        check: (snapshot) => {
          expect(snapshot.children['needsAnalysis'] !== undefined).toBe(isOfQuebec(snapshot));
          expect(snapshot.context.form.plans.amfRequirement).toBe(isOfQuebec(snapshot) ? true : null);
        },
      },
      {
        requirements: ['QR-025 partly'],
        check: (snapshot) => {
          for (const { paxId, problem } of snapshot.context.offers) {
            expect(problem !== null || cardIsThere(snapshot, paxId)).toBe(true);
          }
        },
      },
      {
        requirements: ['QR-006'],
        check: ({ context }) => expect(context.offers.some(({ isLoading }) => isLoading)).toBe(false),
      },
      {
        check: (snapshot) =>
          expect(snapshot.can({ type: 'productCard.deselect', ...semh('pax-1') })).toBe(
            held(snapshot, 'pax-1') === 'SEMH',
          ),
      },
    ],
    'choosing.judging': (snapshot) => expect(isCalm(snapshot) || snapshot.context.attempts > 0).toBe(true),
    'choosing.selecting': (snapshot) => expect(isCalm(snapshot)).toBe(true),
    'choosing.correcting': {
      requirements: ['QR-026', 'QS-006 partly'],
      check: (snapshot) => {
        expect(canGoOn(snapshot)).toBe(false);
        expect(snapshot.context.attempts).toBeGreaterThan(0);
      },
    },
    left: ({ output, context }) => expect(output).toEqual({ form: context.form, towards: context.towards }),
  },
});
