import { type ClaimGroup, holds } from '../permissions/claimGroups.ts';
import type { Person } from '../permissions/person.ts';
import type { UserType } from '../permissions/roles.ts';
import { mayBeLink } from '../links/allowedHosts.ts';
import { isOpen } from '../openAreas.ts';
import { mayBeAt } from '../portalGuard.ts';
import { placeOf } from '../routes.ts';

/** What a menu item asks for besides what its place asks for. */
export type MenuLink = {
  key: string;
  /** A path of ours, or an address outside. */
  href: string;
  claimGroup?: ClaimGroup | undefined;
  userType?: UserType | undefined;
};

const placeBehind = (href: string) => {
  const [path = ''] = href.split(/[?#]/);
  return path.startsWith('/') ? placeOf(path) : null;
};

/** [NV-002] Whether somebody may open what an item leads to. */
export function mayFollow(link: MenuLink, person: Person): boolean {
  const place = placeBehind(link.href);
  return (
    (link.claimGroup === undefined || holds(person.atoms, link.claimGroup)) &&
    (link.userType === undefined || link.userType === person.userType) &&
    (place === null || mayBeAt(place, person))
  );
}

/** [NV-002] The items of a menu that somebody sees: those that they may open and that lead somewhere ([PL-029]). */
export function shownLinks<Link extends MenuLink>(links: readonly Link[], person: Person): Link[] {
  return links.filter((link) => {
    const place = placeBehind(link.href);
    return mayFollow(link, person) && mayBeLink(link.href) && (place === null || isOpen(place));
  });
}

/** [NV-009] What internal users see in menus that drop down. */
const dropItemsOfInternalUsers = ['signOut', 'agent', 'licensing', 'agency', 'rates', 'allocations'];

/** [NV-009] Whether an item may stand in a menu that drops down. */
export function standsInDropMenu(key: string, userType: UserType): boolean {
  return userType !== 'lanid' || dropItemsOfInternalUsers.includes(key);
}

/** [NV-010] Items of the profile menu besides signing out. */
export function profileLinks<Link>(links: readonly Link[], userType: UserType): readonly Link[] {
  return userType === 'lanid' ? [] : links;
}
