import type { TravellersForm } from '../quote/travellersForm.ts';
import type { Catalogue } from './bilingualCatalogue.ts';
import { addOnsOf } from './offers.ts';
import type { CardParameters, PlansForm } from './plansForm.ts';
import { type CardPrice, chosenPlanOf, planShareCents } from './price.ts';
import {
  addAddOn,
  addOptionalBenefit,
  clearBenefit,
  clearPlan,
  heldPlan,
  mergeTripParams,
  type Selection,
  selectionIsIgnored,
  selectPlan,
} from './travellersPlan.ts';

/** What a card reports when its plan is taken, or has another price. */
export type PricedCard = { paxId: string; code: string; price: CardPrice; params: CardParameters };

const selectionOf = ({ paxId, code, price }: PricedCard): Selection => ({
  paxId,
  code,
  totalCents: planShareCents(price),
  premiumCents: price.premiumCents,
});

/** [PS-082] [PS-083] */
export function takingChangesNothing(form: PlansForm, card: PricedCard): boolean {
  return selectionIsIgnored(form.plans, selectionOf(card));
}

/** [PS-084] The form after a traveller took a plan at its price. */
export function takePlan(form: PlansForm, catalogue: Catalogue, card: PricedCard): PlansForm {
  if (takingChangesNothing(form, card)) return form;
  return withPrice({ ...form, plans: selectPlan(form.plans, selectionOf(card)) }, catalogue, card);
}

/** [PS-058] [PS-088] [PS-090] The form after the plan that a traveller holds got another price. */
export function repricePlan(form: PlansForm, catalogue: Catalogue, card: PricedCard): PlansForm {
  if (heldPlan(form.plans, card.paxId)?.code !== card.code) return form;
  const selection = selectionOf(card);
  if (selection.totalCents <= 0) return dropPlan(form, card.paxId, card.code);
  const products = form.plans.products.map((entry) =>
    entry.paxId === card.paxId && entry.type === 'plan' ? { ...entry, ...selection } : entry,
  );
  return withPrice({ ...form, plans: { ...form.plans, products } }, catalogue, card);
}

/** The benefits, the parameters and what is kept of the plan follow the price. */
function withPrice(form: PlansForm, catalogue: Catalogue, card: PricedCard): PlansForm {
  const { paxId, code, price, params } = card;
  const plan = catalogue.plans.find((one) => one.code === code);
  if (!plan) return form;
  const addOns = new Set(addOnsOf(plan, catalogue).map((addOn) => addOn.code));
  let plans = mergeTripParams(form.plans, paxId, code, params);
  for (const { code: extra, premiumCents, selected } of price.optionalBenefits) {
    const selection = { paxId, code: extra, plan: code, totalCents: premiumCents, premiumCents };
    if (!selected) plans = clearBenefit(plans, paxId, extra);
    else plans = addOns.has(extra) ? addAddOn(plans, selection) : addOptionalBenefit(plans, selection);
  }
  const others = form.chosen.filter((chosen) => chosen.paxId !== paxId);
  return { ...form, plans, chosen: [...others, chosenPlanOf(paxId, plan, catalogue, price)] };
}

/** [PY-041] The form with its plans in the order of the travellers: the first of them pays for everybody. */
export function inOrder(form: PlansForm, { travellers }: Pick<TravellersForm, 'travellers'>): PlansForm {
  const placeOf = (paxId: string) => travellers.findIndex(({ id }) => id === paxId);
  const chosen = form.chosen.toSorted((one, other) => placeOf(one.paxId) - placeOf(other.paxId));
  return { ...form, chosen };
}

/** [PS-089] The form after a traveller gave a plan back; the parameters of its card stay. */
export function dropPlan(form: PlansForm, paxId: string, code: string): PlansForm {
  if (heldPlan(form.plans, paxId)?.code !== code) return form;
  return {
    ...form,
    plans: clearPlan(form.plans, paxId, code),
    chosen: form.chosen.filter((chosen) => chosen.paxId !== paxId),
  };
}
