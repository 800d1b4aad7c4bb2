import type { TripPreference } from '../calls/shapes/plan.ts';
import { isBroker } from '../organizations.ts';
import type { FlowFacts } from './forms.ts';

export type SellingOrganization = Pick<FlowFacts, 'organizationCategory' | 'organizationKind'>;

/** [CP-016] Whether coverage amounts are sent with a plan. */
export function sendsCoverageAmount({ organizationKind }: SellingOrganization): boolean {
  return organizationKind === 'employee' || organizationKind === 'coverMe';
}

/** [CP-015] [CP-016] Whether a trip cost is sent with a plan; the rule for sponsors and brokers wins. */
export function sendsTripCost(organization: SellingOrganization): boolean {
  const { organizationCategory } = organization;
  const isSponsorOrBroker = organizationCategory === 'SPONSOR' || isBroker(organizationCategory);
  return !isSponsorOrBroker && sendsCoverageAmount(organization);
}

/** [CP-015] [CP-016] [QR-028] The parameters of a plan as this organization sends them. */
export function sentPreference(
  preference: TripPreference,
  organization: SellingOrganization,
): TripPreference {
  const { tripCost, coverageAmount, ...sent } = preference;
  return {
    ...sent,
    ...(tripCost !== undefined && sendsTripCost(organization) && { tripCost }),
    ...(coverageAmount !== undefined && sendsCoverageAmount(organization) && { coverageAmount }),
  };
}
