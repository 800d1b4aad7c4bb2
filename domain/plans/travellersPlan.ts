import type { IsoDate } from '../calendar.ts';
import type { CardParameters, ProductEntry, TravellersPlanState } from './plansForm.ts';

/** [PS-078] [PS-095] The state that a new flow, or a reset of the store, starts with. */
export const emptyTravellersPlan: TravellersPlanState = {
  products: [],
  tripParams: [],
  amfRequirement: null,
  individualPayment: 'false',
};

/** What is said of a plan, benefit or add-on when a traveller takes it; amounts in cents. */
export type Selection = { paxId: string; code: string; totalCents: number; premiumCents: number };

/** [PY-041] [PS-077] The plans with who pays for them. */
export function withPayers<Plans extends { plans: TravellersPlanState }>(
  plans: Plans,
  individualPayment: TravellersPlanState['individualPayment'],
): Plans {
  return { ...plans, plans: { ...plans.plans, individualPayment } };
}

const of = (paxId: string) => (entry: ProductEntry) => entry.paxId === paxId;

/** The plan entry of a traveller, or null while none is chosen. */
export function heldPlan(state: TravellersPlanState, paxId: string): ProductEntry | null {
  return state.products.find((entry) => entry.paxId === paxId && entry.type === 'plan') ?? null;
}

/** Age and date of birth from the traveller's entries. */
function personOf(state: TravellersPlanState, paxId: string): Pick<ProductEntry, 'age' | 'dateOfBirth'> {
  const known = state.products.filter(of(paxId));
  return {
    age: known.find((entry) => entry.age !== null)?.age ?? null,
    dateOfBirth: known.find((entry) => entry.dateOfBirth !== null)?.dateOfBirth ?? null,
  };
}

/** [PS-082] [PS-083] Whether selecting would change nothing: the plan is held already, or has no price. */
export function selectionIsIgnored(state: TravellersPlanState, selection: Selection): boolean {
  return selection.totalCents <= 0 || heldPlan(state, selection.paxId)?.code === selection.code;
}

/** [PS-082] to [PS-086] Gives a traveller one plan in place of all that the traveller held. */
export function selectPlan(state: TravellersPlanState, selection: Selection): TravellersPlanState {
  if (selectionIsIgnored(state, selection)) return state;
  const entry: ProductEntry = {
    ...personOf(state, selection.paxId),
    ...selection,
    plan: selection.code,
    type: 'plan',
  };
  const others = state.products.filter((product) => product.paxId !== selection.paxId);
  return { ...state, products: [...others, entry] };
}

/** [PS-087] Whether a traveller holds the parent plan with a premium. */
export function holdsPricedPlan(state: TravellersPlanState, paxId: string, plan: string): boolean {
  const held = heldPlan(state, paxId);
  return held?.code === plan && held.premiumCents > 0;
}

/** [PS-087] [PS-088] Adds a benefit to the plan that a traveller holds, over an entry with the same code. */
export function addOptionalBenefit(
  state: TravellersPlanState,
  benefit: Selection & { plan: string },
): TravellersPlanState {
  return addBeside(state, benefit, 'optionalBenefit');
}

/** [PS-080] An add-on stands beside the plan under the same conditions as an optional benefit. */
export function addAddOn(
  state: TravellersPlanState,
  addOn: Selection & { plan: string },
): TravellersPlanState {
  return addBeside(state, addOn, 'addon');
}

function addBeside(
  state: TravellersPlanState,
  extra: Selection & { plan: string },
  type: 'optionalBenefit' | 'addon',
): TravellersPlanState {
  if (!holdsPricedPlan(state, extra.paxId, extra.plan)) return state;
  const isSame = (entry: ProductEntry) =>
    entry.paxId === extra.paxId && entry.type !== 'plan' && entry.code === extra.code;
  const earlier = state.products.find(isSame);
  const entry: ProductEntry = { ...personOf(state, extra.paxId), ...earlier, ...extra, type };
  return { ...state, products: [...state.products.filter((product) => !isSame(product)), entry] };
}

/** [PS-089] Takes one plan, with its benefits and add-ons, from one traveller. */
export function clearPlan(state: TravellersPlanState, paxId: string, plan: string): TravellersPlanState {
  return without(state, (entry) => entry.paxId === paxId && entry.plan === plan);
}

/** [PS-090] Takes one benefit or add-on from a traveller; the plan stays. */
export function clearBenefit(state: TravellersPlanState, paxId: string, code: string): TravellersPlanState {
  return without(state, (entry) => entry.paxId === paxId && entry.type !== 'plan' && entry.code === code);
}

/** [PS-091] [PS-092] Takes everything that the listed travellers hold, and what was typed for it; all of them or some. */
export function clearTravellers(state: TravellersPlanState, paxIds: readonly string[]): TravellersPlanState {
  return {
    ...without(state, (entry) => paxIds.includes(entry.paxId)),
    tripParams: state.tripParams.filter((params) => !paxIds.includes(params.paxId)),
  };
}

/** Drops entries that hold a product; what is known of a person's birth stays only by a reset ([PS-093]). */
function without(state: TravellersPlanState, drops: (entry: ProductEntry) => boolean): TravellersPlanState {
  return { ...state, products: state.products.filter((entry) => !drops(entry)) };
}

const person = (paxId: string, age: number | null, dateOfBirth: IsoDate | null): ProductEntry => ({
  paxId,
  age,
  dateOfBirth,
  code: null,
  totalCents: 0,
  premiumCents: 0,
  plan: null,
  type: null,
});

/** [PS-093] [PS-094] Begins one traveller anew; only age and date of birth stay, and only if the date is known. */
export function resetTraveller(state: TravellersPlanState, paxId: string): TravellersPlanState {
  const { age, dateOfBirth } = personOf(state, paxId);
  const others = state.products.filter((entry) => entry.paxId !== paxId);
  return {
    ...state,
    products: dateOfBirth === null ? others : [...others, person(paxId, age, dateOfBirth)],
    tripParams: state.tripParams.filter((params) => params.paxId !== paxId),
  };
}

/** [PS-096] Sets or replaces age and date of birth of one traveller. */
export function setTravellerAge(
  state: TravellersPlanState,
  paxId: string,
  age: number,
  dateOfBirth: IsoDate | null,
): TravellersPlanState {
  if (!state.products.some(of(paxId))) {
    return { ...state, products: [...state.products, person(paxId, age, dateOfBirth)] };
  }
  return {
    ...state,
    products: state.products.map((entry) => (entry.paxId === paxId ? { ...entry, age, dateOfBirth } : entry)),
  };
}

/** [PS-081] Merges parameters into what is stored for this plan of the traveller. */
export function mergeTripParams(
  state: TravellersPlanState,
  paxId: string,
  plan: string,
  params: Partial<CardParameters>,
): TravellersPlanState {
  const isSame = (stored: { paxId: string; plan: string }) => stored.paxId === paxId && stored.plan === plan;
  const earlier = state.tripParams.find(isSame)?.params;
  const others = state.tripParams.filter((stored) => !isSame(stored));
  return { ...state, tripParams: [...others, { paxId, plan, params: { ...earlier, ...params } }] };
}
