import { locales, type Language } from './locales.ts';
import { featureFlags } from './organizations.ts';
import type { UserType } from './permissions/roles.ts';
import { signInPaths, stepPaths } from './routes.ts';

/** [OS-014] Most entries that a list of organizations shows. */
export const organizationListLimit = 20;

/** Most organizations of before that the switch offers. */
export const recentOrganizationsLimit = 5;

/** Longest text that organizations are searched by. */
export const longestOrganizationSearch = 100;

/** What is looked for: what was typed, without the spaces around it and no longer than the server takes. */
export function searchTextOf(text: string): string {
  return text.trim().slice(0, longestOrganizationSearch).trim();
}

/** An organization as lists show it. */
export type ListedOrganization = {
  code: string;
  organizationName: string;
  organizationNameInFrench: string;
};

/** [LN-019] The name of an organization in a language. */
export function organizationNameIn(organization: ListedOrganization, language: Language): string {
  return language === 'fr' ? organization.organizationNameInFrench : organization.organizationName;
}

/** [OS-015] By the name of the language, in the order of its alphabet; the code decides between equal names. */
export function sortedByName<Listed extends ListedOrganization>(
  organizations: readonly Listed[],
  language: Language,
): Listed[] {
  const { compare } = new Intl.Collator(locales[language].tag);
  return organizations.toSorted(
    (one, other) =>
      compare(organizationNameIn(one, language), organizationNameIn(other, language)) ||
      compare(one.code, other.code),
  );
}

/**
 * [OS-001] Whether a person is offered the switch: in the admin view, to a LAN id, or to a CIAM id whose organization
 * has the flag one_to_many.
 */
export function switchIsOffered(person: {
  signedIn: boolean;
  adminView: boolean;
  userType: UserType;
  featureFlags: readonly string[];
}): boolean {
  if (!person.signedIn || !person.adminView) return false;
  return person.userType === 'lanid' || person.featureFlags.includes(featureFlags.oneToMany);
}

const purchaseSteps = ['CONTACT_DETAILS', 'PAYMENT', 'CONFIRMATION'] as const;

/** [OS-003] [OS-004] Routes on which the switch is hidden: no organization changes in the middle of a purchase. */
export const routesWithoutSwitch: Record<Language, readonly string[]> = {
  en: [...purchaseSteps.map((step) => stepPaths.en[step]), ...signInPaths, '/user'],
  fr: [...purchaseSteps.map((step) => stepPaths.fr[step]), ...signInPaths, '/user'],
};

/** [OS-003] Whether an address is on the list of its language. */
export function hidesSwitch(path: string, language: Language): boolean {
  return routesWithoutSwitch[language].includes(path);
}
