import { type IsoDate, tripDays } from '../calendar.ts';
import { familyAgeProblem, familyGroupProblem } from '../quote/familyRules.ts';
import { tripLimits } from '../quote/limits.ts';
import { multiTripReturn } from '../quote/multiTrip.ts';
import { lastDeparture } from '../quote/travellerRules.ts';
import type { PricedBody, PricedTraveller } from './tripFacts.ts';

export type BodyProblem =
  | 'missing'
  | 'notAllowed'
  | 'notUnique'
  | 'inPast'
  | 'inFuture'
  | 'tooFar'
  | 'beforeStart'
  | 'tripTooLong'
  | 'coversTrip'
  | 'familyRule'
  | 'familyMaxAge'
  | 'familyPrimaryMaxAge';

/** Problems by path of the field below the body. */
export type BodyProblems = Record<string, BodyProblem>;

/**
 * The rules of a quote or policy body that no schema can say: dates, length of the trip, families, what a kind of
 * traveller must and must not state. `today` is the application date of somebody who may choose one.
 */
export function bodyProblemsOf(body: PricedBody, today: IsoDate): BodyProblems {
  return { ...dateProblems(body, today), ...kindProblems(body), ...groupProblems(body) };
}

/** [QQ-018] [QQ-019] [QQ-022] [QQ-024] [QQ-026] [QQ-012] */
function dateProblems({ tripInformation: trip }: PricedBody, today: IsoDate): BodyProblems {
  const problems: BodyProblems = {};
  if (trip.startDate < today) problems['tripInformation.startDate'] = 'inPast';
  else if (trip.startDate > lastDeparture(today)) problems['tripInformation.startDate'] = 'tooFar';
  if (trip.endDate < trip.startDate) problems['tripInformation.endDate'] = 'beforeStart';
  else if (trip.tripType === 'MULTIPLE') {
    if (trip.endDate !== multiTripReturn(trip.startDate)) problems['tripInformation.endDate'] = 'notAllowed';
  } else if (tripDays(trip.startDate, trip.endDate) > tripLimits.maximumDays) {
    problems['tripInformation.endDate'] = 'tripTooLong';
  }
  if (trip.tripBookingDate > today) problems['tripInformation.tripBookingDate'] = 'inFuture';
  return problems;
}

/** [TD-028] [QQ-053] */
function kindProblems(body: PricedBody): BodyProblems {
  const { tripInformation: trip } = body;
  const problems: BodyProblems = {};
  if ((body.flowTravellerType === 'STUDENT') !== (body.studentType !== undefined)) {
    problems['studentType'] = body.studentType === undefined ? 'missing' : 'notAllowed';
  }
  if (body.flowTravellerType === 'TOP_UP') {
    const covered = trip.existingCoverageDays ?? 0;
    if (covered === 0) problems['tripInformation.existingCoverageDays'] = 'missing';
    else if (trip.endDate >= trip.startDate && covered >= tripDays(trip.startDate, trip.endDate)) {
      problems['tripInformation.existingCoverageDays'] = 'coversTrip';
    }
  }
  return problems;
}

/** [CP-009] [CP-014] [QQ-039] to [QQ-044] */
function groupProblems(body: PricedBody): BodyProblems {
  const problems: BodyProblems = {};
  const dependents = body.dependents ?? [];
  const everybody = [...body.paxes, ...dependents];
  if (new Set(everybody.map((traveller) => traveller.referenceNumber)).size < everybody.length) {
    problems['paxes'] = 'notUnique';
  }
  if (body.travellerType === 'SINGLE') {
    if (dependents.length > 0) problems['dependents'] = 'notAllowed';
    return problems;
  }
  if (body.paxes.length > 1) problems['paxes'] = 'notAllowed';
  if (familyGroupProblem(everybody.map((traveller) => traveller.age)) !== null) {
    problems['dependents'] = 'familyRule';
  }
  return { ...problems, ...familyAgeProblems(body.paxes[0], dependents) };
}

function familyAgeProblems(
  primary: PricedTraveller | undefined,
  dependents: readonly PricedTraveller[],
): BodyProblems {
  const problems: BodyProblems = {};
  const note = (path: string, traveller: PricedTraveller): void => {
    const problem = familyAgeProblem(traveller.age, primary?.age ?? null);
    if (problem === 'familyMaxAge' || problem === 'familyPrimaryMaxAge') problems[path] = problem;
  };
  if (primary) note('paxes.0.age', primary);
  dependents.forEach((dependent, at) => note(`dependents.${at}.age`, dependent));
  return problems;
}
