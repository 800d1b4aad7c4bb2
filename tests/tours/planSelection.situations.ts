import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { RecommendationAnswer } from '#domain/calls/shapes/quoteAnswer.ts';
import type { CardParameters } from '#domain/plans/plansForm.ts';
import { unansweredQuestionnaire } from '#domain/questionnaires/travellerQuestionnaire.ts';
import { toQuoteBody } from '#domain/quote/quoteBody.ts';
import type { planSelectionMachine } from '#machines/planSelection/planSelection.machine.ts';
import { missingPlans, needsAreMissing } from '#machines/planSelection/planSelection.rules.ts';
import { flowFacts, rows, travellersForm, tripForm } from '../support/quote/forms.ts';
import { takenQuestionnaire } from '../support/questionnaires/medical.ts';
import { recommendation } from '../support/sale/catalogue.ts';
import { cardPrice, parameters, plansForm } from '../support/sale/plans.ts';
import type { Seen } from '../support/tours/types.ts';

const coupleOf = (province: 'ON' | 'QC') => ({
  form: null,
  facts: flowFacts(),
  travellers: travellersForm({ travellers: rows(40, 38), province }),
  trip: tripForm(),
});
export const ofOntario = coupleOf('ON');
export const ofQuebec = coupleOf('QC');
/** Both had chosen the medical plan for a trip that ended earlier, at another price. */
export const fromEarlierTrip = {
  ...ofOntario,
  form: plansForm(['pax-1', 'pax-2'], {
    ...ofOntario,
    travellers: { ...ofOntario.travellers, returnDate: '2026-12-08' },
  }),
};
export const question = toQuoteBody(ofOntario);
export const askedOfCard = { ...question, paxes: question.paxes.slice(0, 1) };
export const params: CardParameters = parameters({ deductible: '0' });
export const price = cardPrice();
export const otherPlan = {
  paxId: 'pax-1',
  code: 'SAIH',
  price: cardPrice({ code: 'SAIH', premium: 200, premiumTotal: 200 }),
  params: parameters(),
};
export const cheaper = cardPrice({ premium: 120, premiumTotal: 115 });
export const confirmation = {
  type: 'productCard.confirmEligibility',
  paxId: 'pax-1',
  code: 'SEMH',
} as const;
export const cardsAsked = { type: 'planMatrix.keepLayout', layout: 'cards' } as const;
export const tableOrder = {
  type: 'planMatrix.orderCard',
  paxId: 'pax-1',
  code: 'SEMH',
  order: { type: 'person.closeDialog' },
} as const;
export const begunQuestionnaire = {
  ...unansweredQuestionnaire('pax-1', 'OCM'),
  started: true,
  inProgress: { pageNumber: 1, answers: { heartCondition: 'false' } },
};
export const semh = (paxId: string) => ({ paxId, code: 'SEMH' });

const withoutPlan = (referenceNumber: string) => ({
  referenceNumber,
  plans: [],
  errors: [{ code: 'noPlan', error: 'No plan.' }],
});
export const recommendedToOne: RecommendationAnswer = {
  paxes: [...recommendation('pax-1').paxes, withoutPlan('pax-2')],
};
export const recommendedToNobody: RecommendationAnswer = { paxes: ['pax-1', 'pax-2'].map(withoutPlan) };

export type Snapshot = SnapshotFrom<typeof planSelectionMachine>;
export const held = ({ context }: Snapshot, paxId: string) =>
  context.form.chosen.find((plan) => plan.paxId === paxId)?.code ?? null;
export const offerOf = ({ context }: Snapshot, paxId: string) =>
  context.offers.find((offer) => offer.paxId === paxId);
export const cardIsThere = (snapshot: Snapshot, paxId: string) =>
  offerOf(snapshot, paxId)?.codes.includes('SEMH') ?? false;
export const totalOf = ({ context }: Snapshot, paxId: string) =>
  context.form.chosen.find((plan) => plan.paxId === paxId)?.premiumTotalCents;
export const problemsOf = ({ context }: Snapshot) => context.offers.map(({ problem }) => problem);
export const loadingOf = ({ context }: Snapshot) =>
  context.offers.filter(({ isLoading }) => isLoading).map(({ paxId }) => paxId);
export const firstCardIsThere = (snapshot: Snapshot) => cardIsThere(snapshot, 'pax-1');
export const canGoOn = ({ context }: Snapshot) =>
  Object.keys(missingPlans(context)).length === 0 && !needsAreMissing(context);
export const isOfQuebec = ({ context }: Snapshot) => context.travellers.province === 'QC';

/** The first traveller takes the medical plan, and nothing changes for the other one. */
export const whenPlanIsTaken = [
  {
    requirements: ['PS-082', 'PS-086'],
    check: (after: Snapshot, _: Seen, before: Snapshot) => {
      expect(held(after, 'pax-1')).toBe('SEMH');
      expect(held(after, 'pax-2')).toBe(held(before, 'pax-2'));
    },
  },
  {
    where: (_: Snapshot, before: Snapshot) => held(before, 'pax-1') !== 'SEMH',
    check: (_: Snapshot, seen: Seen) =>
      expect(seen.received('productCard').at(-1)).toEqual({ type: 'parent.confirmSelection' }),
  },
];

/** Another plan of the traveller is taken in place of the one that is held. */
export const whenOtherPlanIsTaken = [
  { check: (after: Snapshot) => expect(held(after, 'pax-1')).toBe('SAIH') },
  {
    requirements: ['PS-084 partly'],
    where: (_: Snapshot, before: Snapshot) => held(before, 'pax-1') === 'SEMH',
    check: (after: Snapshot, seen: Seen) => {
      expect(held(after, 'pax-1')).toBe('SAIH');
      expect(seen.received('productCard').slice(-2)).toEqual([
        { type: 'parent.release' },
        { type: 'parent.confirmSelection' },
      ]);
    },
  },
];

const applied = (seen: Seen) =>
  seen.received('productCard').filter(({ type }) => type === 'parent.applyQuestionnaire');

/** The questionnaire of the first traveller is completed: the cards of that traveller are told, and no others. */
export const whenQuestionnaireIsCompleted = [
  {
    requirements: ['MQ-022 partly', 'MQ-023 partly'],
    check: (after: Snapshot, seen: Seen, before: Snapshot) => {
      expect(after.context.form.questionnaires).toEqual([takenQuestionnaire('pax-1')]);
      expect(applied(seen)).toHaveLength(offerOf(before, 'pax-1')?.codes.length ?? 0);
    },
  },
  {
    where: (_: Snapshot, before: Snapshot) => firstCardIsThere(before),
    check: (_: Snapshot, seen: Seen) =>
      expect(applied(seen)[0]).toEqual({
        type: 'parent.applyQuestionnaire',
        questionnaire: takenQuestionnaire('pax-1'),
      }),
  },
];

const planIsAwaited = (snapshot: Snapshot) =>
  held(snapshot, 'pax-1') === null &&
  offerOf(snapshot, 'pax-1')?.calculating.includes('SEMH') === true &&
  (snapshot.context.form.earlier ?? []).some(({ paxId }) => paxId === 'pax-1');

/** The plan that was chosen for an earlier trip is held at its new price, and what it cost is still known. */
const seeReturn = (after: Snapshot) => {
  expect(held(after, 'pax-1')).toBe('SEMH');
  expect(offerOf(after, 'pax-1')?.calculating).toEqual([]);
  expect(totalOf(after, 'pax-1')).toBe(11_500);
  expect(after.context.form.earlier).toContainEqual({
    paxId: 'pax-1',
    code: 'SEMH',
    name: expect.objectContaining({ en: expect.any(String) }),
    premiumTotalCents: price.premiumTotalCents,
    benefits: [],
    params: params,
  });
};
export const whenPlanReturns = { when: planIsAwaited, check: seeReturn };

/** The first traveller has the plan of the earlier trip back, and the second one chose again. */
export const whenReturnIsSeen = {
  when: (snapshot: Snapshot) => canGoOn(snapshot) && snapshot.context.form.earlier !== undefined,
  check: ({ output }: Snapshot) => expect(output?.form).not.toHaveProperty('earlier'),
};

/** Nothing is said to be missing. */
export const isCalm = ({ context }: Snapshot) =>
  Object.keys(context.problems).length === 0 && !context.needsProblem;

/** What decides what can happen next. */
export const fingerprint = ({ context }: Snapshot) => [
  context.catalogue !== null,
  context.offers.map(({ isLoading, problem, calculating }) => [isLoading, problem, calculating.length]),
  context.form.chosen.map(({ paxId, code }) => [paxId, code]),
  Object.keys(context.problems).length > 0,
  context.needsProblem,
  [context.form.needs?.isComplete, context.form.confirmed !== undefined],
  context.form.questionnaires.map(({ completed }) => completed),
  context.form.earlier?.length,
  context.serverError,
  context.towards,
];

/** Outside Quebec, whose needs analysis would double each of the other situations. */
const isElsewhere = ({ context }: Snapshot) => context.travellers.province !== 'QC';

/** Eligibility and questions of health are answered each alone, since one changes nothing of the other. */
const isUnconfirmed = (snapshot: Snapshot) => isElsewhere(snapshot) && !snapshot.context.form.confirmed;
export const nothingIsAnswered = (snapshot: Snapshot) =>
  isUnconfirmed(snapshot) && snapshot.context.form.questionnaires.length === 0;
export const noneIsCompleted = (snapshot: Snapshot) =>
  isUnconfirmed(snapshot) && !snapshot.context.form.questionnaires.some(({ completed }) => completed);
