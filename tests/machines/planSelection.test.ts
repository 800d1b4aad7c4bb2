import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { PlansForm } from '#domain/plans/plansForm.ts';
import { planSelectionMachine } from '#machines/planSelection/planSelection.machine.ts';
import { flowFacts, travellersForm, tripForm } from '../support/quote/forms.ts';
import { plansForm } from '../support/sale/plans.ts';
import { withDoubles } from '../support/tours/doubles.ts';

const opened = (form: PlansForm | null) =>
  createActor(withDoubles(planSelectionMachine), {
    input: { form, facts: flowFacts(), travellers: travellersForm(), trip: tripForm() },
  })
    .start()
    .getSnapshot().context.form;

test('[PS-077] [PS-078] [PS-095] after a reset nothing is held, individual payment is off and no consent is given', () => {
  expect(opened(plansForm()).plans.products).toHaveLength(1);
  expect(opened(null)).toMatchObject({ chosen: [] });
  expect(opened(null).plans).toEqual({
    products: [],
    tripParams: [],
    exclusions: null,
    eligibility: null,
    coverage: null,
    amfRequirement: null,
    individualPayment: 'false',
    legalConsent: false,
  });
});
