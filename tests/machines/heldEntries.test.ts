import { expect, test } from 'vitest';
import { type AnyActorRef, createActor } from 'xstate';
import type { PlansForm } from '#domain/plans/plansForm.ts';
import type { CardOffer } from '#domain/plans/productCard.ts';
import { planSelectionMachine } from '#machines/planSelection/planSelection.machine.ts';
import { flowFacts, rows, travellersForm, tripForm } from '../support/quote/forms.ts';
import {
  catalogue,
  cataloguePlan,
  quoteAnswer,
  recommendation,
  recommendedPlan,
} from '../support/sale/catalogue.ts';
import { cardPrice, parameters } from '../support/sale/plans.ts';
import { answer, withDoubles } from '../support/tours/doubles.ts';

/** Plan selection for travellers of 40 and 67, whose prices came. */
function choosing(products = catalogue, recommended = recommendation('pax-1', 'pax-2')) {
  const travellers = travellersForm({ travellers: rows(40, 67) });
  const input = { form: null, facts: flowFacts(), travellers, trip: tripForm() };
  const step = createActor(withDoubles(planSelectionMachine), { input }).start();
  const ports = () => step.getSnapshot().children;
  answer(ports().readProducts, products);
  answer(ports().recommendPlans, recommended);
  answer(ports().priceQuote, quoteAnswer('pax-1', 'pax-2'));
  const entries = (paxId: string) => {
    const { plans }: PlansForm = step.getSnapshot().context.form;
    const own = plans.products.filter((entry) => entry.paxId === paxId);
    return own.map(({ type, code, totalCents }) => [type, code, totalCents]);
  };
  /** What a card does with its plan at a price. */
  const card =
    (type: 'productCard.select' | 'productCard.tellPrice') =>
    (paxId: string, code: string, changes: Parameters<typeof cardPrice>[0] = {}) =>
      step.send({ type, paxId, code, price: cardPrice({ code, ...changes }), params: parameters() });
  return { step, entries, take: card('productCard.select'), reprice: card('productCard.tellPrice') };
}

const extras = (baggage: number, selected = true) => [
  { code: 'BAGGAGE', premium: baggage, selected },
  { code: 'SAIPPP', premium: 30, selected: true },
];

type Spawned = { input: { offer: CardOffer } };

/** The cards of the step, with the days that each offers. */
const cardsIn = ({ step }: ReturnType<typeof choosing>) =>
  Object.entries(step.getSnapshot().children as Record<string, AnyActorRef>)
    .filter(([id]) => id.startsWith('productCard.'))
    .map(([id, card]) => [
      id,
      (card.getSnapshot() as Spawned).input.offer.tripDays.map(({ value }) => value),
    ]);

test('[PS-008] the cards of each traveller offer the days that are configured for that age', () => {
  const tripDays = [4, 15, 30].map((value) => ({ label: String(value), value, isDisabled: false }));
  const plan = cataloguePlan({}, { tripDays });
  const config = { ...plan.config, tripDurations: [4, 15, 30] };
  const plans = [{ ...plan, config }];
  expect(cardsIn(choosing({ plans }))).toEqual([
    ['productCard.pax-1.SEMH', [4, 15, 30]],
    ['productCard.pax-2.SEMH', [4, 15]],
  ]);
});

test('[PS-030] plans in error and plans that cannot be bought have no card', () => {
  const recommended = recommendation('pax-1', 'pax-2');
  const [first, second] = recommended.paxes;
  first!.plans = [recommendedPlan({ purchasable: false }), recommendedPlan({ code: 'SAIH' })];
  second!.plans = [recommendedPlan(), recommendedPlan({ code: 'SAIH', status: '' })];
  expect(cardsIn(choosing(catalogue, recommended))).toEqual([
    ['productCard.pax-1.SAIH', []],
    ['productCard.pax-2.SEMH', []],
  ]);
});

test('[PS-083] a plan whose total is 0 or below is not held', () => {
  const { entries, take } = choosing();
  for (const premiumTotal of [0, -1]) {
    take('pax-1', 'SEMH', { premiumTotal });
    expect(entries('pax-1')).toEqual([]);
  }
  take('pax-1', 'SEMH', { premiumTotal: 0.01 });
  expect(entries('pax-1')).toEqual([['plan', 'SEMH', 1]]);
});

test('[PS-084] [PS-088] [PS-090] a benefit is held once beside its plan and cleared alone, and another plan takes the place of all', () => {
  const { entries, take, reprice } = choosing();
  take('pax-2', 'SEMH');
  take('pax-1', 'SEMH');
  reprice('pax-1', 'SEMH', { optionalBenefits: extras(12.5), premiumTotal: 137.5 });
  reprice('pax-1', 'SEMH', { optionalBenefits: extras(15), premiumTotal: 140 });
  expect(entries('pax-1')).toEqual([
    ['plan', 'SEMH', 9_500],
    ['optionalBenefit', 'BAGGAGE', 1_500],
    ['addon', 'SAIPPP', 3_000],
  ]);
  reprice('pax-1', 'SEMH', { optionalBenefits: extras(15, false), premiumTotal: 125 });
  expect(entries('pax-1')).toEqual([
    ['plan', 'SEMH', 9_500],
    ['addon', 'SAIPPP', 3_000],
  ]);
  take('pax-1', 'SAIH', { optionalBenefits: [] });
  expect(entries('pax-1')).toEqual([['plan', 'SAIH', 9_500]]);
  expect(entries('pax-2')).toEqual([['plan', 'SEMH', 9_500]]);
});

test('[PS-087] [PS-089] a benefit of a plan that is not held is ignored, and a plan that is given back takes its benefits along and no other traveller’s', () => {
  const { step, entries, take, reprice } = choosing();
  const withBaggage = { optionalBenefits: extras(15).slice(0, 1), premiumTotal: 110 };
  reprice('pax-1', 'SEMH', withBaggage);
  expect(entries('pax-1')).toEqual([]);
  for (const paxId of ['pax-1', 'pax-2']) {
    take(paxId, 'SEMH');
    reprice(paxId, 'SAIH', withBaggage);
    expect(entries(paxId)).toEqual([['plan', 'SEMH', 9_500]]);
    reprice(paxId, 'SEMH', withBaggage);
    expect(entries(paxId)).toContainEqual(['optionalBenefit', 'BAGGAGE', 1_500]);
  }
  step.send({ type: 'productCard.deselect', paxId: 'pax-1', code: 'SEMH' });
  expect(entries('pax-1')).toEqual([]);
  expect(entries('pax-2').map(([, code]) => code)).toEqual(['SEMH', 'BAGGAGE']);
});
