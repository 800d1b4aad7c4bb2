import { expect, test } from 'vitest';
import { openingOf } from '#machines/apply/apply.form.ts';
import { flowFacts, rows, travellersForm, tripForm } from '../support/quote/forms.ts';
import { plansForm } from '../support/sale/plans.ts';

const quoted = {
  facts: flowFacts(),
  travellers: travellersForm({ travellers: rows(40, 38), province: 'ON' }),
  trip: tripForm(),
};
const consents = (confirmed?: readonly string[]) => {
  const plans = { ...plansForm(['pax-1', 'pax-2'], quoted), ...(confirmed && { confirmed }) };
  const { form } = openingOf({ ...quoted, form: null, plans, language: 'en' });
  return form.travellers.map(({ eligibilityConsent }) => eligibilityConsent);
};

test('[AP-029 partly] what was confirmed with a plan is given when the application opens, for this traveller and plan alone', () => {
  expect(consents(['productCard.pax-2.SEMH'])).toEqual([false, true]);
  expect(consents(['productCard.pax-1.SAIH'])).toEqual([false, false]);
  expect(consents()).toEqual([false, false]);
});
