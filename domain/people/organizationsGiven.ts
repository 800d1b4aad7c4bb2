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
