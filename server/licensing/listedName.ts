import type { Language } from '#domain/locales.ts';

/** The column that holds the name of a licence's organization in a language. */
export function organizationNameIn(language: Language) {
  return language === 'fr'
    ? ('organization_name_fr as organizationName' as const)
    : ('organization_name_en as organizationName' as const);
}

/** Of an agent's licence the agent's first and last name, of an agency's its name. */
export function listedName(license: {
  firstName: string | null;
  lastName: string | null;
  organizationName: string | null;
}): string {
  const { firstName, lastName, organizationName } = license;
  return lastName === null ? (organizationName ?? '') : `${firstName ?? ''} ${lastName}`.trim();
}
