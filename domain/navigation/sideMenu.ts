import { areaAt, areaPaths } from '../areas.ts';
import type { Language } from '../locales.ts';
import type { Person } from '../permissions/person.ts';
import type { UserType } from '../permissions/roles.ts';
import { stepPaths } from '../routes.ts';
import { type MenuLink, shownLinks } from './menus.ts';

/** [NV-043] [NV-005] Items of the side menu of administration, in their order; one of the two for users shows. */
export const sideItemKeys = [
  'policySearch',
  'quote',
  'heldQuotes',
  'leads',
  'tasks',
  'agent',
  'externalUsers',
  'licensing',
  'advisors',
  'agency',
  'rates',
  'reports',
  'allocations',
] as const;
export type SideItemKey = (typeof sideItemKeys)[number];

/** An item leads to the area that names it. */
const pathOf = (key: SideItemKey): string =>
  areaPaths.find((path) => areaAt(path).menu?.includes(key)) ?? '/';

const userTypes: Partial<Record<SideItemKey, UserType>> = { agent: 'lanid', externalUsers: 'ciamid' };

export type SideItem = MenuLink & { key: SideItemKey };

/** [NV-043] The side menu that an organization has unless its content says otherwise, without words. */
export function sideItems(language: Language): SideItem[] {
  return sideItemKeys.map((key) => ({
    key,
    href: key === 'quote' ? stepPaths[language].TRAVELLER_DETAILS : pathOf(key),
    ...(userTypes[key] && { userType: userTypes[key] }),
  }));
}

/** [RT-035] [NV-043] Where a lack of permission leads in administration; null when no item is left. */
export function firstSideItem(person: Person, language: Language): SideItem | null {
  return shownLinks(sideItems(language), person)[0] ?? null;
}
