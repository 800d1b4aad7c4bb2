import type { TripInformation } from '../calls/shapes/tripInformation.ts';
import { ownValue } from '../ownValue.ts';
import { cardId } from './cardId.ts';
import { earlierPlanOf } from './earlierPlans.ts';
import type { EarlierPlan, PlansForm } from './plansForm.ts';
import { clearTravellers } from './travellersPlan.ts';
import type { TravellersForm } from '../quote/travellersForm.ts';
import type { TripForm } from '../quote/tripForm.ts';
import { type QuotingFacts, toQuoteBody } from '../quote/quoteBody.ts';

/** [QS-007] By traveller, a text that is another one as soon as a price of that traveller may be another one. */
export type PriceBasis = Readonly<Record<string, string>>;

/** [QS-007] What the prices of complete forms rest on. The primary of a family stands for all its dependents. */
export function priceBasis(
  travellers: TravellersForm,
  trip: TripForm | null,
  facts: QuotingFacts,
): PriceBasis {
  const { paxes, dependents, tripInformation, ...others } = toQuoteBody({ travellers, trip, facts });
  const shared = { ...others, ...pricedTrip(tripInformation) };
  return Object.fromEntries(
    paxes.map(({ referenceNumber, ...pax }) => [
      referenceNumber,
      JSON.stringify([shared, pax, dependents ?? []]),
    ]),
  );
}

/** No rate asks where a trip departs, what its places are called or which school is visited. */
const unpriced: readonly string[] = [
  'departureLocation',
  'destinationName',
  'furthestDestination',
  'schoolName',
  'schoolCity',
] satisfies (keyof TripInformation)[];

function pricedTrip(trip: TripInformation): object {
  return Object.fromEntries(Object.entries(trip).filter(([field]) => !unpriced.includes(field)));
}

/** The form that `PlansForm.pricedFor` keeps a basis in. */
export function writeBasis(basis: PriceBasis): string {
  return JSON.stringify(basis);
}

/**
 * [QS-007] The plans whose price still holds on another basis: entries, parameters and choices of travellers who
 * are gone or whose price may have changed are dropped. What was chosen by who is not gone is remembered. The same
 * object when all of them hold.
 */
export function plansThatHold(form: PlansForm, basis: PriceBasis): PlansForm {
  const pricedFor = writeBasis(basis);
  if (pricedFor === form.pricedFor) return form;
  const before = readBasis(form.pricedFor);
  const holds = (paxId: string) => {
    const earlier = ownValue(before, paxId);
    return earlier !== undefined && earlier === ownValue(basis, paxId);
  };
  const { plans, chosen, needs, questionnaires } = form;
  const earlier = earlierPlans(form, before, basis);
  const left = chosen.filter(({ paxId }) => holds(paxId));
  const isLeft = (card: string) => left.some(({ paxId, code }) => cardId(paxId, code) === card);
  const known = [...plans.products, ...plans.tripParams].map(({ paxId }) => paxId);
  return {
    pricedFor,
    needs,
    questionnaires,
    ...(earlier.length > 0 && { earlier }),
    chosen: left,
    ...(form.confirmed && { confirmed: form.confirmed.filter(isLeft) }),
    ...(form.layout && { layout: form.layout }),
    plans: clearTravellers(
      plans,
      known.filter((paxId) => !holds(paxId)),
    ),
  };
}

/** What was chosen at prices that hold no longer, by those who still travel; the newest choice of each. */
function earlierPlans(form: PlansForm, before: PriceBasis, now: PriceBasis): EarlierPlan[] {
  const travels = ({ paxId }: { paxId: string }) => Object.hasOwn(now, paxId);
  const lost = form.chosen
    .filter((plan) => travels(plan) && ownValue(before, plan.paxId) !== ownValue(now, plan.paxId))
    .map((plan) => earlierPlanOf(form, plan, costIn(before, plan.paxId) === costIn(now, plan.paxId)));
  const others = (form.earlier ?? []).filter(
    (plan) => travels(plan) && !lost.some(({ paxId }) => paxId === plan.paxId),
  );
  return [...others, ...lost];
}

/** The trip cost that a traveller states in the first step, in dollars. */
function costIn(basis: PriceBasis, paxId: string): unknown {
  const [, pax] = JSON.parse(ownValue(basis, paxId) ?? '[]') as [object, { tripCost: number }?];
  return pax?.tripCost;
}

function readBasis(text: string): PriceBasis {
  return text.startsWith('{') ? (JSON.parse(text) as PriceBasis) : {};
}
