import type { IsoDate } from '../calendar.ts';
import type { CardVariant } from '../catalogue/plans.ts';
import { storedTripCost } from '../quote/travellerRules.ts';
import { topUpEndDate, topUpExceeds } from '../productRules/topUp.ts';
import { amountIsUnclear } from '../typing/amount.ts';
import type { CardParameters } from './plansForm.ts';

/** A choice of a list on a card, in dollars or days; its label per language stands in the catalogue. */
export type CardOption = { value: number; isDisabled: boolean };

/** What a product card offers and what limits it. Amounts in dollars, as typed; days as numbers. */
export type CardOffer = {
  paxId: string;
  code: string;
  variant: CardVariant;
  isAddOn: boolean;
  hasEligibilityText: boolean;
  deductibles: readonly CardOption[];
  coverageAmounts: readonly CardOption[];
  tripDays: readonly CardOption[];
  /** Days are typed (a top-up), in place of being chosen from a list. */
  tripDaysAreTyped: boolean;
  sumInsuredAfterNeeded: boolean;
  /** Whether the card asks for a trip cost, and whether it must be given. */
  tripCost: boolean;
  tripCostRequired: boolean;
  maximumTripCost: number | null;
  minimumTopUpDays: number | null;
  /** Longest cover at the traveller’s age. */
  maximumDays: number;
  /** [TD-024] First day of the cover; of a top-up, the day after the last one of the existing plan. */
  startDate: IsoDate;
  /** [PS-065] The application date, or today when there is none. */
  applicationDate: IsoDate;
  isMqRequired: boolean;
  isMqTaken: boolean;
  isMqEligible: boolean;
};

export const emptyParameters: CardParameters = {
  deductible: '',
  coverageAmount: '',
  daysPerTrip: '',
  sumInsuredAfter: '',
  tripCost: '',
};

const atMostFiveDigits = /^(?:\d ?){0,5}$/;
const withCents = /^\d{0,5}\.\d{0,2}$/;

/**
 * [PS-059] [PS-060] [PS-061] [WG-054] The text of a card field after a keystroke; one that the mask does not
 * let through leaves the earlier text. Cents are kept of an amount that has them.
 */
export function typedParameter(field: keyof CardParameters, text: string, earlier: string): string {
  if (field === 'daysPerTrip') {
    const digits = text.replace(/[.,].*$/, '').replace(/\D/g, '');
    if (digits.length > 3) return earlier;
    return Number(digits) === 0 ? '' : digits;
  }
  if (field !== 'tripCost' && field !== 'sumInsuredAfter') return text;
  const amount = storedTripCost(text);
  const isEdited = (earlier.includes('.') || amountIsUnclear(earlier)) && withCents.test(amount);
  return isEdited || atMostFiveDigits.test(amount) ? amount : earlier;
}

/** [TD-025] Whether the cover of a top-up does not end before the application. */
export function coverageDaysGood(coverageEnd: IsoDate, applicationDate: IsoDate): boolean {
  return coverageEnd >= applicationDate;
}

export type CardProblem = 'required' | 'amountUnclear' | 'tripCostGt' | 'maxTopUp' | 'topUpEndDate';
export type CardProblems = Partial<Record<keyof CardParameters, CardProblem>>;

const hasTripDays = (offer: CardOffer) => offer.tripDays.length > 0 || offer.tripDaysAreTyped;

/** [PS-053] [PS-062] */
export function tripCostIsTooHigh(offer: CardOffer, params: CardParameters): boolean {
  return offer.tripCost && offer.maximumTripCost !== null && Number(params.tripCost) > offer.maximumTripCost;
}

/** [PS-054] [PS-063] */
export function topUpIsTooLong(offer: CardOffer, params: CardParameters): boolean {
  if (offer.minimumTopUpDays === null) return false;
  return topUpExceeds(offer.minimumTopUpDays, Number(params.daysPerTrip), offer.maximumDays);
}

/** [PS-056] [PS-065] */
export function topUpEndsTooEarly(offer: CardOffer, params: CardParameters): boolean {
  if (offer.minimumTopUpDays === null || params.daysPerTrip === '') return false;
  const coverageEnd = topUpEndDate(offer.startDate, offer.minimumTopUpDays, Number(params.daysPerTrip));
  return !coverageDaysGood(coverageEnd, offer.applicationDate);
}

/** The parameters that the card asks for; what it does not show is empty. */
export function shownParameters(offer: CardOffer, params: CardParameters): CardParameters {
  const shown = (isShown: boolean, text: string) => (isShown ? text : '');
  return {
    deductible: shown(offer.deductibles.length > 0, params.deductible),
    coverageAmount: shown(offer.coverageAmounts.length > 0, params.coverageAmount),
    daysPerTrip: shown(hasTripDays(offer), params.daysPerTrip),
    sumInsuredAfter: shown(offer.sumInsuredAfterNeeded, params.sumInsuredAfter),
    tripCost: shown(offer.tripCost, params.tripCost),
  };
}

/** [PS-062] [PS-063] [PS-065] [PS-068] What is wrong with the fields that the card shows. */
export function cardProblems(offer: CardOffer, params: CardParameters): CardProblems {
  const problems: CardProblems = {};
  if (hasTripDays(offer)) {
    if (params.daysPerTrip === '') problems.daysPerTrip = 'required';
    else if (topUpIsTooLong(offer, params)) problems.daysPerTrip = 'maxTopUp';
    else if (topUpEndsTooEarly(offer, params)) problems.daysPerTrip = 'topUpEndDate';
  }
  if (offer.tripCost) {
    if (amountIsUnclear(params.tripCost)) problems.tripCost = 'amountUnclear';
    else if (tripCostIsTooHigh(offer, params)) problems.tripCost = 'tripCostGt';
    else if (offer.tripCostRequired && params.tripCost === '') problems.tripCost = 'required';
  }
  if (offer.coverageAmounts.length > 0 && params.coverageAmount === '') problems.coverageAmount = 'required';
  if (offer.sumInsuredAfterNeeded) {
    if (amountIsUnclear(params.sumInsuredAfter)) problems.sumInsuredAfter = 'amountUnclear';
    else if (params.sumInsuredAfter === '') problems.sumInsuredAfter = 'required';
  }
  return problems;
}

/** [PS-066] Every option that the plan offers is filled; what it lacks is not needed. */
function defaultCardIsFilled(offer: CardOffer, params: CardParameters): boolean {
  return (
    (offer.deductibles.length === 0 || params.deductible !== '') &&
    (!hasTripDays(offer) || params.daysPerTrip !== '') &&
    (!offer.sumInsuredAfterNeeded || params.sumInsuredAfter !== '')
  );
}

/** [PS-067] Days above 0 where the plan has trip days, otherwise a trip cost of 0 or more where it needs one. */
function coverMeCardIsFilled(offer: CardOffer, params: CardParameters): boolean {
  if (hasTripDays(offer)) return Number(params.daysPerTrip) > 0;
  return !offer.tripCostRequired || (params.tripCost !== '' && Number(params.tripCost) >= 0);
}

/** [PS-052] [PS-066] [PS-067] Whether the inputs of a card are filled as its variant asks. */
export function cardIsFilled(offer: CardOffer, params: CardParameters): boolean {
  return offer.variant === 'COVER_ME'
    ? coverMeCardIsFilled(offer, params)
    : defaultCardIsFilled(offer, params);
}

/** [PS-045] The values are filled and within the limits of the plan. */
export function cardValuesAreValid(offer: CardOffer, params: CardParameters): boolean {
  return cardIsFilled(offer, params) && Object.keys(cardProblems(offer, params)).length === 0;
}

/** [MQ-012] [MQ-013] [MQ-017] Why a plan that asks about health has no price, or null. */
export function questionnaireBar({
  isMqRequired,
  isMqTaken,
  isMqEligible,
}: CardOffer): 'missing' | 'notEligible' | null {
  if (!isMqRequired) return null;
  if (!isMqTaken) return 'missing';
  return isMqEligible ? null : 'notEligible';
}

/** [PS-055] Where a questionnaire is asked for, it must have been taken and its result must be eligible. */
export function questionnaireBars(offer: CardOffer): boolean {
  return questionnaireBar(offer) !== null;
}

/** [MQ-008] [MQ-009] What the button of the medical questionnaire offers; null where the card has none. */
export function questionnaireAct(offer: CardOffer): 'TAKE_MQ' | 'EDIT_MQ' | null {
  if (!offer.isMqRequired) return null;
  return offer.isMqTaken ? 'EDIT_MQ' : 'TAKE_MQ';
}

export type SelectionBlock = 'valuesMissing' | 'priceMissing' | 'disabled' | 'calculating';

/** [PS-045] [PS-058] Why a plan cannot be selected now, or null. Cents; `priceHolds` is false for an older price. */
export function selectionBlock(card: {
  offer: CardOffer;
  params: CardParameters;
  totalCents: number;
  priceHolds: boolean;
  isCalculating: boolean;
}): SelectionBlock | null {
  if (questionnaireBars(card.offer)) return 'disabled';
  if (card.isCalculating) return 'calculating';
  if (!cardValuesAreValid(card.offer, card.params)) return 'valuesMissing';
  return card.priceHolds && card.totalCents > 0 ? null : 'priceMissing';
}

export type CalculationBlock =
  | 'questionnaireMissing'
  | 'calculating'
  | 'nothingChanged'
  | 'inputsEmpty'
  | 'amountUnclear'
  | 'tripCostGt'
  | 'maxTopUp'
  | 'topUpEndDate';

/** Whether an amount can be read in two ways. */
function amountIsAsked(offer: CardOffer, params: CardParameters): boolean {
  return Object.values(cardProblems(offer, params)).includes('amountUnclear');
}

/** [PS-050] to [PS-057] Why the premium of a cover-me card cannot be calculated now, or null. */
export function calculationBlock(card: {
  offer: CardOffer;
  params: CardParameters;
  hasChanged: boolean;
  isCalculating: boolean;
}): CalculationBlock | null {
  const { offer, params } = card;
  if (questionnaireBars(offer)) return 'questionnaireMissing';
  if (card.isCalculating) return 'calculating';
  if (!card.hasChanged) return 'nothingChanged';
  if (amountIsAsked(offer, params)) return 'amountUnclear';
  if (!cardIsFilled(offer, params)) return 'inputsEmpty';
  if (tripCostIsTooHigh(offer, params)) return 'tripCostGt';
  if (topUpIsTooLong(offer, params)) return 'maxTopUp';
  return topUpEndsTooEarly(offer, params) ? 'topUpEndDate' : null;
}
