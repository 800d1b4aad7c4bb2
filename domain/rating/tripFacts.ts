import { type IsoDate, tripDays, wholeYears } from '../calendar.ts';
import type { AnsweredQuestionnaire } from '../calls/shapes/questionnaires.ts';
import type { QuoteBody } from '../calls/shapes/quoteBody.ts';
import type { TravellerFacts, TripFacts } from './facts.ts';

/** What a quote body and a policy body have in common, as far as prices go. */
export type PricedBody = Pick<
  QuoteBody,
  'flowTravellerType' | 'studentType' | 'travellerType' | 'employeeRelationship' | 'tripInformation'
> & {
  paxes: readonly PricedTraveller[];
  dependents?: readonly PricedTraveller[] | undefined;
};

export type PricedTraveller = {
  referenceNumber: string;
  age: number;
  dateOfBirth?: string | undefined;
  tripCost: number;
  questionnaires?: readonly AnsweredQuestionnaire[] | undefined;
};

/** [TD-010] [TD-024] The trip of a body as the rates see it. */
export function tripFactsOf(body: PricedBody): TripFacts {
  const { tripInformation: trip } = body;
  const covered = body.flowTravellerType === 'TOP_UP' ? (trip.existingCoverageDays ?? 0) : 0;
  return {
    flowTravellerType: body.flowTravellerType,
    studentType: body.studentType ?? null,
    tripType: trip.tripType,
    family: body.travellerType === 'FAMILY',
    days: tripDays(trip.startDate, trip.endDate) - covered,
    withinCanada: trip.travellingWithinCanada,
    superVisa: trip.isSuperVisa === true,
    travellers: body.paxes.length,
    relationship: body.employeeRelationship ?? null,
  };
}

/** A traveller of a body as the rates see it; a family is seen through its primary with the dearest trip. */
export function travellerFactsOf(body: PricedBody, traveller: PricedTraveller): TravellerFacts {
  let dependentsTripCost = 0;
  if (body.travellerType === 'FAMILY') {
    for (const { tripCost } of body.dependents ?? []) {
      dependentsTripCost = Math.max(dependentsTripCost, tripCost);
    }
  }
  const tripCost = Math.max(traveller.tripCost, dependentsTripCost);
  return { age: traveller.age, tripCost, dependentsTripCost, smoker: false };
}

/** [AP-034] The day at which ages are counted: departure for visitors and students, else the application date. */
export function ageDateOf(body: PricedBody, applicationDate: IsoDate): IsoDate {
  const atDeparture = body.flowTravellerType === 'VISITOR_TO_CANADA' || body.flowTravellerType === 'STUDENT';
  return atDeparture ? body.tripInformation.startDate : applicationDate;
}

/** [AP-034] Whether the stated age is that of the date of birth; true as long as no date of birth is stated. */
export function ageAgrees(traveller: PricedTraveller, at: IsoDate): boolean {
  return traveller.dateOfBirth === undefined || wholeYears(traveller.dateOfBirth, at) === traveller.age;
}
