import type { CardParameters, ChosenPlan, EarlierPlan, PlansForm } from './plansForm.ts';
import type { CardOffer, CardOption } from './productCard.ts';

/** What is remembered of a plan whose price no longer holds; its trip cost is left out where another one was stated. */
export function earlierPlanOf(
  { plans }: PlansForm,
  { paxId, code, name, premiumTotalCents, optionalBenefits }: ChosenPlan,
  statesSameCost: boolean,
): EarlierPlan {
  const typed = plans.tripParams.find((stored) => stored.paxId === paxId && stored.plan === code)?.params;
  const { tripCost, ...others } = typed ?? {};
  return {
    paxId,
    code,
    name,
    premiumTotalCents,
    benefits: optionalBenefits.map((benefit) => benefit.code),
    params: statesSameCost && tripCost !== undefined ? { ...others, tripCost } : others,
  };
}

/**
 * What was chosen on the card of an earlier trip and can be chosen on that of today’s. The days of a top-up follow
 * from the trip.
 */
export function choicesThatStay(
  offer: CardOffer,
  { deductible, coverageAmount, daysPerTrip, ...typed }: Partial<CardParameters>,
): Partial<CardParameters> {
  return {
    ...typed,
    ...(isOffered(offer.deductibles, deductible) && { deductible }),
    ...(isOffered(offer.coverageAmounts, coverageAmount) && { coverageAmount }),
    ...(isOffered(offer.tripDays, daysPerTrip) && { daysPerTrip }),
  };
}

const isOffered = (options: readonly CardOption[], text: string | undefined): text is string =>
  options.some(({ value, isDisabled }) => !isDisabled && String(value) === text);

/** What a traveller had chosen for another trip; null where nothing waits for its new price. */
export function earlierPlan({ earlier }: PlansForm, paxId: string): EarlierPlan | null {
  return earlier?.find((plan) => plan.paxId === paxId) ?? null;
}

/** The form once a traveller has decided anew. */
export function withoutEarlier(form: PlansForm, paxId: string): PlansForm {
  const { earlier, ...others } = form;
  const left = earlier?.filter((plan) => plan.paxId !== paxId) ?? [];
  return left.length > 0 ? { ...others, earlier: left } : others;
}

/** The form once everybody has seen what the plans cost now. */
export function withoutAnyEarlier({ earlier: _seen, ...form }: PlansForm): PlansForm {
  return form;
}

/** Where a traveller stands with the plans on offer. */
type Offered = { codes: readonly string[]; calculating: readonly string[]; isLoading: boolean };

/** What became of a plan that was chosen for another trip. */
export function outcomeOf(
  earlier: EarlierPlan,
  { codes, calculating, isLoading }: Offered,
  chosen: readonly ChosenPlan[],
): 'priced' | 'waiting' | 'gone' | 'unpriced' {
  if (chosen.some(({ paxId, code }) => paxId === earlier.paxId && code === earlier.code)) return 'priced';
  if (isLoading || calculating.includes(earlier.code)) return 'waiting';
  return codes.includes(earlier.code) ? 'unpriced' : 'gone';
}
