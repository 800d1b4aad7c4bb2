/** [OS-019] Categories as stored. */
export const organizationCategories = ['AGENCY', 'BROKERAGE', 'BROKER', 'AFFILIATION', 'SPONSOR'] as const;
export type OrganizationCategory = (typeof organizationCategories)[number];

/** [OS-018] Organizations with rules of their own. */
export const specialOrganizations = { coverMe: 'CM', employee: 'ME', tc: 'TC' } as const;

/** [OS-017] */
export const defaultOrganization = specialOrganizations.coverMe;

export type OrganizationKind = 'coverMe' | 'employee' | 'tc' | 'partner';

/** [OS-018] Every code but the three special ones is treated as the partner organization. */
export function organizationKind(code: string): OrganizationKind {
  if (code === specialOrganizations.coverMe) return 'coverMe';
  if (code === specialOrganizations.employee) return 'employee';
  if (code === specialOrganizations.tc) return 'tc';
  return 'partner';
}

/** [OS-019] Broker organizations carry either of two categories. */
export function isBroker(category: OrganizationCategory): boolean {
  return category === 'BROKERAGE' || category === 'BROKER';
}

/** [PS-076] Agencies and brokers see a premium with its adjustments. */
export function isAgencyOrBroker(category: OrganizationCategory): boolean {
  return category === 'AGENCY' || isBroker(category);
}

/** [OS-031] The feature flags that the portal reads. */
export const featureFlags = { oneToMany: 'one_to_many', advisor: 'advisor' } as const;

/** [OS-030] Names of the flags that are on: only the value true switches one on, no text and no number. */
export function flagsOn(flags: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(flags).filter((name) => flags[name] === true);
}
