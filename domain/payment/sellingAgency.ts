import type { UserType } from '../permissions/roles.ts';
import type { FlowFacts } from '../quote/forms.ts';

/** The agency that sells, and whose call moves the session of who sells for it. */
export type SellingAgency = { organizationCode: string; userType: UserType };

/** [CP-028] The agency for which a person sells who signed in; null for everybody else, who has no choice. */
export function sellingAgencyOf(
  facts: Pick<FlowFacts, 'channel' | 'organizationCategory' | 'organizationCode' | 'userType'>,
): SellingAgency | null {
  const { channel, organizationCategory, organizationCode, userType } = facts;
  return channel === 'b2b' && organizationCategory === 'AGENCY' ? { organizationCode, userType } : null;
}
