import type { MedicalOutcome } from '../questionnaires/medicalOutcome.ts';
import { tripLimits } from '../quote/limits.ts';
import type { TravellerFacts } from './facts.ts';
import type { Question } from './question.ts';
import { ageAgrees, ageDateOf, type PricedTraveller, travellerFactsOf } from './tripFacts.ts';

/** A traveller as rates and questionnaires see one. */
export type QuotedFacts = TravellerFacts & { health: MedicalOutcome | null };

export type TravellerProblem =
  | 'ageDiffers'
  | 'ageTooHigh'
  | 'ageTooLow'
  | 'tripCostTooHigh'
  | 'tripCostTooLow';

/**
 * [QQ-029] [QQ-030] [QQ-034] [QQ-035] [AP-034] What keeps a traveller, or somebody of the family, from being quoted at all,
 * or null.
 */
export function travellerProblemOf(
  { body, limits, applicationDate }: Question,
  traveller: PricedTraveller,
): TravellerProblem | null {
  const everybody = [traveller, ...(body.dependents ?? [])];
  if (everybody.some(({ age }) => age > limits.maximumAge)) return 'ageTooHigh';
  if (everybody.some(({ age }) => age < limits.minimumAge)) return 'ageTooLow';
  if (everybody.some(({ tripCost }) => tripCost > tripLimits.maximumCost)) return 'tripCostTooHigh';
  if (everybody.some(({ tripCost }) => tripCost < limits.minimumTripCost)) return 'tripCostTooLow';
  return ageAgrees(traveller, ageDateOf(body, applicationDate)) ? null : 'ageDiffers';
}

/** A traveller of a question with what the answers about health give. */
export function quotedFactsOf({ body, health }: Question, traveller: PricedTraveller): QuotedFacts {
  return { ...travellerFactsOf(body, traveller), health: health.get(traveller.referenceNumber) ?? null };
}
