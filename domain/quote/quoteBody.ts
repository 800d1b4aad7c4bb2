import type { RequestedPlan } from '../calls/shapes/plan.ts';
import type { QuoteBody } from '../calls/shapes/quoteBody.ts';
import type { EmployeeRelationship } from '../catalogue/plans.ts';
import type { FlowFacts } from './forms.ts';
import type { TravellerRow, TravellersForm } from './travellersForm.ts';
import type { TripForm } from './tripForm.ts';
import { ageOf } from './travellerRules.ts';
import { toTripInformation } from './tripOnWire.ts';
import { type SellingOrganization, sentPreference } from './tripPreference.ts';

/** A traveller as priced and bought: whole years, and decimal dollars of trip cost. */
export type QuotedTraveller = { id: string; age: number; tripCost: number };

/** [CP-017] A row of a complete form; an empty trip cost is 0. */
export function quotedTraveller({ id, age, tripCost }: TravellerRow): QuotedTraveller {
  return { id, age: ageOf(age) ?? 0, tripCost: tripCost === '' ? 0 : Number(tripCost) };
}

export function isFamily({ familyPlans }: TravellersForm): boolean {
  return familyPlans === 'true';
}

/** [CP-014] Who is priced and bought for: everybody, or of a family the primary alone. */
export function insuredRows(form: TravellersForm): readonly TravellerRow[] {
  return isFamily(form) ? form.travellers.slice(0, 1) : form.travellers;
}

/** [CP-014] [AP-006] The travellers that ride along with the primary of a family. */
export function dependentRows(form: TravellersForm): readonly TravellerRow[] {
  return isFamily(form) ? form.travellers.slice(1) : [];
}

/** Who quotes, and on which day. */
export type QuotingFacts = SellingOrganization & Pick<FlowFacts, 'organizationCode' | 'today'>;

export type QuoteQuestion = {
  travellers: TravellersForm;
  trip: TripForm | null;
  facts: QuotingFacts;
  /** The plan a traveller asks for, in dollars and days; without one every plan on offer is priced. */
  planOf?: (paxId: string) => RequestedPlan | undefined;
  employeeRelationship?: EmployeeRelationship;
};

/** [QR-001] [QR-002] [CP-009] [CP-014] [CP-017] [QR-028] The body of a quote or recommendation for a complete form. */
export function toQuoteBody({
  travellers,
  trip,
  facts,
  planOf,
  employeeRelationship,
}: QuoteQuestion): QuoteBody {
  const dependents = dependentRows(travellers);
  const studentType = travellers.flowTravellerType === 'STUDENT' ? travellers.studentType : '';
  return {
    organizationCode: facts.organizationCode,
    flowTravellerType: travellers.flowTravellerType,
    ...(studentType && { studentType }),
    travellerType: isFamily(travellers) ? 'FAMILY' : 'SINGLE',
    applicationDate: facts.today,
    ...(employeeRelationship && { employeeRelationship }),
    tripInformation: toTripInformation(travellers, trip, facts.today),
    paxes: insuredRows(travellers).map((row) => ({
      ...quotedDependent(row),
      ...planMember(planOf?.(row.id), facts),
    })),
    ...(dependents.length > 0 && { dependents: dependents.map(quotedDependent) }),
  };
}

/** [QR-028] */
function planMember(plan: RequestedPlan | undefined, facts: SellingOrganization): { plan?: RequestedPlan } {
  if (!plan?.tripPreference) return plan ? { plan } : {};
  return { plan: { ...plan, tripPreference: sentPreference(plan.tripPreference, facts) } };
}

function quotedDependent(row: TravellerRow) {
  const { id, age, tripCost } = quotedTraveller(row);
  return { referenceNumber: id, age, tripCost };
}
