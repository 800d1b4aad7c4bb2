import type { SalesChannel } from '../applications.ts';
import type { OrganizationCategory } from '../organizations.ts';
import type { UserType } from '../permissions/roles.ts';

/** The agency that sells, and whose call moves the session of who sells for it. */
export type SellingAgency = { organizationCode: string; userType: UserType };

type Seller = SellingAgency & { channel: SalesChannel; organizationCategory: OrganizationCategory };

/** [CP-028] The agency for which a person sells who signed in; null for everybody else, who has no choice. */
export function sellingAgencyOf({
  channel,
  organizationCategory,
  organizationCode,
  userType,
}: Seller): SellingAgency | null {
  return channel === 'b2b' && organizationCategory === 'AGENCY' ? { organizationCode, userType } : null;
}
