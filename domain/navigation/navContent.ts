import type * as z from 'zod';
import type { navContent } from '../calls/organizations/getNavContent.ts';
import type { navLink, whiteLabelBranding } from '../calls/shapes/navigation.ts';

/** [NV-037] Menus, footer and help of an organization in one language. */
export type NavContent = z.output<typeof navContent>;
export type NavLink = z.output<typeof navLink>;
export type Branding = z.output<typeof whiteLabelBranding>;

/** [RT-034] Whether there is nothing to lead anybody anywhere. */
export function isEmptyNavigation({ sideNav, topNav }: Pick<NavContent, 'sideNav' | 'topNav'>): boolean {
  return sideNav.length === 0 && topNav.length === 0;
}
