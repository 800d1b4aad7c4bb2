import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { ChosenPlan, PlansForm } from '#domain/plans/plansForm.ts';
import { noForms } from '#domain/flow/flowForms.ts';
import { planSelectionMachine } from '#machines/planSelection/planSelection.machine.ts';
import { formsOf, planSelectionInput, withPlans } from '#machines/quoteFlow/quoteFlow.forms.ts';
import { completeForms } from '../support/quote/flow.ts';
import { flowFacts, rows, travellersForm, tripForm } from '../support/quote/forms.ts';
import { applyForm } from '../support/sale/application.ts';
import { catalogue, quoteAnswer, recommendation, refusedAnswer } from '../support/sale/catalogue.ts';
import { cardPrice, parameters, plansForm } from '../support/sale/plans.ts';
import { answer, withDoubles } from '../support/tours/doubles.ts';

const opened = (form: PlansForm | null) =>
  createActor(withDoubles(planSelectionMachine), {
    input: { form, facts: flowFacts(), travellers: travellersForm(), trip: tripForm() },
  })
    .start()
    .getSnapshot().context.form;

test('[PS-077 partly] [PS-078 partly] [PS-095] after a reset nothing is held, a resident of Quebec is asked for a needs analysis, and individual payment is off', () => {
  expect(opened(plansForm()).plans.products).toHaveLength(1);
  expect(opened(null)).toMatchObject({ chosen: [] });
  expect(opened(null).plans).toEqual({
    products: [],
    tripParams: [],
    amfRequirement: true,
    individualPayment: 'false',
  });
});

test('[PS-085 partly] whoever selects another plan has not agreed to its conditions yet', () => {
  const travellers = travellersForm({ travellers: rows(40, 38) });
  const plans = plansForm(['pax-1', 'pax-2'], { travellers });
  const apply = applyForm(travellers);
  expect(apply.travellers.map(({ eligibilityConsent }) => eligibilityConsent)).toEqual([true, true]);
  const [first, second] = plans.chosen as [ChosenPlan, ChosenPlan];
  const other = { ...plans, chosen: [first, { ...second, code: 'SAIH' }] };
  const after = withPlans({ forms: { ...noForms, travellers, plans, apply } }, other);
  expect(after.apply?.travellers.map(({ eligibilityConsent }) => eligibilityConsent)).toEqual([true, false]);
});

const noPlan = { referenceNumber: 'pax-2', plans: [], errors: [{ code: 'noPlan', error: 'No plan.' }] };

test.each([
  {
    asked: '[QR-009] a recommendation',
    recommended: { paxes: [...recommendation('pax-1').paxes, noPlan] },
    priced: quoteAnswer('pax-1'),
  },
  {
    asked: '[QR-007] a quote',
    recommended: recommendation('pax-1', 'pax-2'),
    priced: { paxes: [...quoteAnswer('pax-1').paxes, ...refusedAnswer('pax-2').paxes] },
  },
])('$asked is in error as a whole as soon as one traveller has an error', ({ recommended, priced }) => {
  const travellers = travellersForm({ travellers: rows(40, 38) });
  const step = createActor(withDoubles(planSelectionMachine), {
    input: { form: null, facts: flowFacts(), travellers, trip: tripForm() },
  }).start();
  const ports = () => step.getSnapshot().children;
  answer(ports().readProducts, catalogue);
  answer(ports().recommendPlans, recommended);
  answer(ports().priceQuote, priced);
  step.send({ type: 'person.continue' });
  expect(step.getSnapshot().value).toEqual({ choosing: 'correcting' });
  expect(step.getSnapshot().context.problems).toEqual({ 'pax-1': 'planMissing', 'pax-2': 'inError' });
});

test('[PS-065 partly] the plans are chosen for the application date that a holder of POLICY_ADMIN stated, else for today', () => {
  const forms = completeForms({ apply: applyForm(travellersForm(), { applicationDate: '2026-12-10' }) });
  const dateFor = (mayDateApplication: boolean) =>
    planSelectionInput({ forms, facts: flowFacts({ mayDateApplication }) }).applicationDate;
  expect([dateFor(true), dateFor(false)]).toEqual(['2026-12-10', '2026-11-20']);
});

test('[PS-100 partly] once the application states the relationship to an employee, the plans are asked for with it, and elsewhere never', () => {
  const forms = completeForms({ apply: applyForm(travellersForm(), { employeeRelationship: 'FNF_RES' }) });
  const asked = (organizationKind: 'employee' | 'partner') => {
    const step = createActor(withDoubles(planSelectionMachine), {
      input: planSelectionInput({ forms, facts: flowFacts({ organizationKind }) }),
    }).start();
    const ports = () => step.getSnapshot().children;
    answer(ports().readProducts, catalogue);
    answer(ports().recommendPlans, recommendation('pax-1'));
    const asking: unknown = ports().priceQuote?.getSnapshot();
    return (asking as { input: object }).input;
  };
  expect(asked('employee')).toMatchObject({ employeeRelationship: 'FNF_RES' });
  expect(asked('partner')).not.toHaveProperty('employeeRelationship');
});

test.each([
  ['2026-12-10', '2026-12-10'],
  [null, '2026-11-20'],
])('[PS-065 partly] a card judges its days by the application date %s: %s', (applicationDate, judgedBy) => {
  const step = createActor(withDoubles(planSelectionMachine), {
    input: {
      form: null,
      facts: flowFacts(),
      travellers: travellersForm(),
      trip: tripForm(),
      applicationDate,
    },
  }).start();
  const children = () => step.getSnapshot().children;
  answer(children().readProducts, catalogue);
  answer(children().recommendPlans, recommendation('pax-1'));
  answer(children().priceQuote, quoteAnswer('pax-1'));
  expect(children()['productCard.pax-1.SEMH'].getSnapshot()).toMatchObject({
    input: { offer: { applicationDate: judgedBy } },
  });
});

test('[PY-041 partly] whoever chooses first, the plans stand in the order of the travellers, the first of whom pays for everybody', () => {
  const travellers = travellersForm({ travellers: rows(40, 38) });
  const input = { form: null, facts: flowFacts(), travellers, trip: tripForm() };
  const step = createActor(withDoubles(planSelectionMachine), { input }).start();
  const ports = () => step.getSnapshot().children;
  answer(ports().readProducts, catalogue);
  answer(ports().recommendPlans, recommendation('pax-1', 'pax-2'));
  answer(ports().priceQuote, quoteAnswer('pax-1', 'pax-2'));
  const choose = (paxId: string) =>
    step.send({ type: 'productCard.select', paxId, code: 'SEMH', price: cardPrice(), params: parameters() });
  choose('pax-2');
  choose('pax-1');
  const form: PlansForm = step.getSnapshot().context.form;
  expect(form.chosen.map(({ paxId }) => paxId)).toEqual(['pax-1', 'pax-2']);
  const kept = { ...form, chosen: form.chosen.toReversed() };
  const draft = { step: 'PAYMENT' as const, forms: { ...completeForms(), travellers, plans: kept } };
  expect(formsOf(draft).plans?.chosen.map(({ paxId }) => paxId)).toEqual(['pax-1', 'pax-2']);
});
