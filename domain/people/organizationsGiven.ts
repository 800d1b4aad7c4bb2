/** [US-012] [US-015] An organization of a person; the default one is the branch where the person starts. */
export type GivenOrganization = { organizationCode: string; isDefault: boolean };

export type OrganizationProblem = 'missing' | 'notUnique';

/** [US-015] What is wrong with the organizations of a person, by their place; there is exactly one default one. */
export function organizationProblems(
  organizations: readonly GivenOrganization[],
): Readonly<Record<string, OrganizationProblem>> {
  const problems: Record<string, OrganizationProblem> = {};
  const codes = organizations.map(({ organizationCode }) => organizationCode);
  for (const [at, code] of codes.entries())
    if (codes.indexOf(code) < at) problems[`${at}.organizationCode`] = 'notUnique';
  const defaults = organizations.flatMap(({ isDefault }, at) => (isDefault ? [at] : []));
  for (const at of defaults.slice(1)) problems[`${at}.isDefault`] = 'notUnique';
  if (defaults.length === 0) problems['0.isDefault'] = 'missing';
  return problems;
}

/** The code of the branch where somebody starts; empty where there is none. */
export function defaultOf(organizations: readonly GivenOrganization[]): string {
  return organizations.find(({ isDefault }) => isDefault)?.organizationCode ?? '';
}

/** Whether somebody starts at an organization beyond the reach of who looks at them. */
export const startIsHidden = (organizations: readonly GivenOrganization[]): boolean =>
  organizations.length > 0 && defaultOf(organizations) === '';

/** The code of the branch where somebody starts, or of another one of theirs where that is hidden. */
export function placeSeen(organizations: readonly GivenOrganization[]): string {
  return defaultOf(organizations) || (organizations[0]?.organizationCode ?? '');
}
