import type { QuoteAnswer, RefusedPlan } from '../calls/shapes/quoteAnswer.ts';
import type { QuoteBody } from '../calls/shapes/quoteBody.ts';
import { cardPriceOf } from '../plans/price.ts';
import type { ChosenPlan, PlansForm, TravellersPlanState } from '../plans/plansForm.ts';
import { chosenQuote } from '../plans/chosenQuote.ts';
import { groupTotalCents } from '../plans/totals.ts';
import { resetTraveller, setTravellerAge } from '../plans/travellersPlan.ts';
import type { TravellersForm } from '../quote/travellersForm.ts';
import { plansThatHold, priceBasis, writeBasis } from '../plans/priceBasis.ts';
import { changedAges, calculationDate, withActualAges, type ChangedAge } from './ages.ts';
import { applicationDateOf } from './dayOfApplication.ts';
import type { Application } from './policyBody.ts';
import { statedRelationship } from './statedRelationship.ts';

/** [AP-035] The ages that the dates of birth of an application give otherwise than quoted. */
export function agesChangedBy(application: Application): ChangedAge[] {
  const at = calculationDate(application.travellers, applicationDateOf(application));
  return changedAges(application.apply, application.travellers, at);
}

/** [AP-035] Whether the application may cost something else than quoted: ages, application date or an employee's discount. */
export function requoteIsNeeded(application: Application): boolean {
  const { facts } = application;
  return (
    agesChangedBy(application).length > 0 ||
    applicationDateOf(application) !== facts.today ||
    statedRelationship(application) !== null
  );
}

/** The travellers with the ages of the application. */
export function actualTravellers(application: Application): TravellersForm {
  return withActualAges(application.travellers, agesChangedBy(application));
}

/** [AP-035] The quote of the chosen plans as the application stands, with the answers about health that they ask for. */
export function requoteBody(application: Application): QuoteBody {
  const { facts, trip, plans } = application;
  const employeeRelationship = statedRelationship(application);
  const question = {
    travellers: actualTravellers(application),
    trip,
    facts: { ...facts, today: applicationDateOf(application) },
    ...(employeeRelationship && { employeeRelationship }),
  };
  return chosenQuote(question, plans);
}

/** The chosen plan at the price of an answer, or null when the answer has none for it. */
function repriced(plan: ChosenPlan, answer: QuoteAnswer): ChosenPlan | null {
  const pax = answer.paxes.find(({ referenceNumber }) => referenceNumber === plan.paxId);
  const price = cardPriceOf(pax?.plans.find(({ code }) => code === plan.code));
  if (!price || price.premiumTotalCents <= 0) return null;
  const premiums = new Map(price.optionalBenefits.map(({ code, premiumCents }) => [code, premiumCents]));
  return {
    ...plan,
    premiumCents: price.premiumCents,
    adjustments: price.adjustments,
    optionalBenefits: plan.optionalBenefits.map((benefit) => ({
      ...benefit,
      premiumCents: premiums.get(benefit.code) ?? benefit.premiumCents,
    })),
    premiumTotalCents: price.premiumTotalCents,
    preference: price.preference,
    rateVersion: price.rateVersion,
  };
}

/** [AP-035] The plans at their new prices, or null when one of them can no longer be bought. */
export function requotedPlans(application: Application, answer: QuoteAnswer): PlansForm | null {
  const { plans, trip, facts } = application;
  const chosen = plans.chosen.flatMap((plan) => repriced(plan, answer) ?? []);
  if (chosen.length < plans.chosen.length) return null;
  const products = plans.plans.products.map((entry) => {
    const plan = chosen.find(({ paxId }) => paxId === entry.paxId);
    if (!plan || entry.type !== 'plan') return entry;
    const benefits = plan.optionalBenefits.reduce((sum, benefit) => sum + benefit.premiumCents, 0);
    return { ...entry, premiumCents: plan.premiumCents, totalCents: plan.premiumTotalCents - benefits };
  });
  return {
    plans: plansWithAges({ ...plans.plans, products }, agesChangedBy(application)),
    chosen,
    needs: plans.needs,
    questionnaires: plans.questionnaires,
    pricedFor: writeBasis(priceBasis(actualTravellers(application), trip, facts)),
  };
}

/** A chosen plan that has no price any more, and the rule that refuses it where it is one of age, length, cost or family. */
export type LostPlan = Pick<ChosenPlan, 'paxId' | 'name'> & { refused: RefusedPlan | null };

/** [AP-035] The plans that can no longer be bought as the application stands. */
export function lostPlans({ plans }: Application, answer: QuoteAnswer): LostPlan[] {
  return plans.chosen.flatMap((plan) => {
    if (repriced(plan, answer)) return [];
    const pax = answer.paxes.find(({ referenceNumber }) => referenceNumber === plan.paxId);
    const refused = pax?.plans.find(({ code }) => code === plan.code)?.refused ?? null;
    return [{ paxId: plan.paxId, name: plan.name, refused }];
  });
}

/** Whether new prices change nothing that the agent has to see. */
export function requoteChangesNothing(application: Application, requoted: PlansForm): boolean {
  const isSameTotal = groupTotalCents(requoted.chosen) === groupTotalCents(application.plans.chosen);
  return isSameTotal && agesChangedBy(application).length === 0;
}

/**
 * [QS-007] [PS-093] [PS-094] The plans of those whose price holds, for choosing the others again: these begin anew, with
 * age and date of birth where the date is known.
 */
export function plansToChooseAgain(application: Application): PlansForm {
  const { plans, trip, facts } = application;
  const held = plansThatHold(plans, priceBasis(actualTravellers(application), trip, facts));
  const aged = plansWithAges(plans.plans, agesChangedBy(application));
  const staying = new Set(travellersIn(held.plans));
  const lost = travellersIn(aged).filter((paxId) => !staying.has(paxId));
  return { ...held, plans: lost.reduce(resetTraveller, aged) };
}

const travellersIn = ({ products, tripParams }: TravellersPlanState): string[] =>
  [...products, ...tripParams].map(({ paxId }) => paxId);

/** [PS-096] The plans with ages and dates of birth as the application states them, where they are other ones. */
function plansWithAges(plans: TravellersPlanState, changed: readonly ChangedAge[]): TravellersPlanState {
  return changed.reduce(
    (state, { paxId, actual, dateOfBirth }) => setTravellerAge(state, paxId, actual, dateOfBirth),
    plans,
  );
}
