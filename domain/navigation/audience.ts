import type { SalesChannel } from '../applications.ts';
import { isAgencyOrBroker, isBroker, type OrganizationCategory } from '../organizations.ts';
import type { UserType } from '../permissions/roles.ts';

/** [NV-024] What decides which parts of the frame somebody sees. */
export type Audience = {
  adminView: boolean;
  channel: SalesChannel;
  userType: UserType;
  organizationCode: string;
  organizationCategory: OrganizationCategory;
  featureFlags: readonly string[];
  /** The reference id (refCode) of the white label; null without one. */
  referenceId: string | null;
};

/** [NV-021] The menu shows to admins and to users of a white label. */
export function seesMenu({ adminView, referenceId }: Pick<Audience, 'adminView' | 'referenceId'>): boolean {
  return adminView || referenceId !== null;
}

/** [NV-025] */
export function seesOrganizationName({
  organizationCategory,
}: Pick<Audience, 'organizationCategory'>): boolean {
  return isAgencyOrBroker(organizationCategory);
}

/** [NV-027] Where the logo of the brand shows: on narrow screens only, but for agencies and brokers. */
export function logoShows({
  organizationCategory,
}: Pick<Audience, 'organizationCategory'>): 'narrow' | 'always' {
  return isAgencyOrBroker(organizationCategory) ? 'always' : 'narrow';
}

/** [NV-032] */
export function seesFooterTop({
  adminView,
  channel,
  referenceId,
}: Pick<Audience, 'adminView' | 'channel' | 'referenceId'>): boolean {
  return adminView || (channel === 'b2c' && referenceId === null);
}

/** [NV-034] */
export function seesAssistance({
  adminView,
  userType,
  organizationCategory,
}: Pick<Audience, 'adminView' | 'userType' | 'organizationCategory'>): boolean {
  return !adminView && userType !== 'lanid' && !isBroker(organizationCategory);
}
