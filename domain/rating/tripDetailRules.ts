import type { IsoDate } from '../calendar.ts';
import type { PolicyBody } from '../calls/shapes/policyBody.ts';
import { topUpStart } from '../productRules/topUp.ts';
import type { BodyProblems } from './bodyRules.ts';

/**
 * The dates of a bought body that prices do not depend on and documents repeat: those that the forms bound are within
 * the same bounds, those that follow from others are what follows.
 */
export function tripDetailProblemsOf(body: PolicyBody, today: IsoDate): BodyProblems {
  return { ...askedDates(body, today), ...followingDates(body) };
}

/** [TD-026] [TD-027] [QQ-026] */
function askedDates({ tripInformation: trip, paxes, dependents }: PolicyBody, today: IsoDate): BodyProblems {
  const problems: BodyProblems = {};
  const { arrivalDate, educationStartDate, educationEndDate } = trip;
  if (arrivalDate !== undefined && (arrivalDate < trip.startDate || arrivalDate > trip.endDate)) {
    problems['tripInformation.arrivalDate'] = 'notAllowed';
  }
  if (educationStartDate && educationEndDate && educationEndDate < educationStartDate) {
    problems['tripInformation.educationEndDate'] = 'notAllowed';
  }
  for (const [name, group] of Object.entries({ paxes, dependents: dependents ?? [] })) {
    group.forEach(({ tripBookingDate }, at) => {
      if (tripBookingDate === undefined) return;
      if (tripBookingDate > today) problems[`${name}.${at}.tripBookingDate`] = 'inFuture';
      else if (tripBookingDate !== trip.tripBookingDate) {
        problems[`${name}.${at}.tripBookingDate`] = 'notAllowed';
      }
    });
  }
  return problems;
}

/** [TD-001] [CP-018] */
function followingDates({ tripInformation: trip }: PolicyBody): BodyProblems {
  const following = {
    tripStartDate: trip.startDate,
    effectiveDate: topUpStart(trip.startDate, trip.existingCoverageDays ?? 0),
    leavingDate: trip.endDate,
  } as const;
  const problems: BodyProblems = {};
  for (const [name, day] of Object.entries(following) as [keyof typeof following, IsoDate][]) {
    const stated = trip[name];
    if (stated !== undefined && stated !== day) problems[`tripInformation.${name}`] = 'notAllowed';
  }
  return problems;
}
