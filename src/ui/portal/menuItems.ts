import { useSelector } from '@xstate/react';
import type { Language } from '#domain/locales.ts';
import { shownLinks, standsInDropMenu } from '#domain/navigation/menus.ts';
import type { NavContent, NavLink } from '#domain/navigation/navContent.ts';
import { nobody, type Person } from '#domain/permissions/person.ts';
import { beginningQuote } from '#domain/quote/newQuoteAddress.ts';
import { type Place, placeIn, placeOf } from '#domain/routes.ts';
import { useLanguage } from '../../text/useLanguage.ts';
import type { NavItem } from '../shell/navigation.ts';
import type { PortalRef } from './portalRef.ts';

/** [NV-037] What the organization's content says of menus, footer and help; null until it has come. */
export function useNavContent(portal: PortalRef): NavContent | null {
  const navigation = useSelector(portal, ({ children }) => children.navigation);
  return useSelector(navigation, (snapshot) => snapshot?.context.content ?? null);
}

/** Whether it has come, or is known not to come. */
export function useNavIsFetched(portal: PortalRef): boolean {
  const navigation = useSelector(portal, ({ children }) => children.navigation);
  return useSelector(navigation, (snapshot) => snapshot?.hasTag('fetched') ?? false);
}

type Links = readonly (NavLink & { items?: readonly NavLink[] | undefined })[];
type Asked = { person: Person; language: Language; refCode: string | null };

/** [NV-030] An address of ours goes on in the language and for the white label. */
export function hrefWith(href: string, { language, refCode }: Pick<Asked, 'language' | 'refCode'>): string {
  if (!href.startsWith('/')) return href;
  return `${href}?${new URLSearchParams({ lang: language, ...(refCode ? { refCode } : {}) })}`;
}

/** [NV-002] [NV-009] [NV-016] The entries of a menu that somebody sees; one whose every entry below is left out goes too. */
function itemsOf(links: Links, asked: Asked): NavItem[] {
  return shownLinks(links, asked.person).flatMap(({ key, label, ariaLabel, target, href, items }) => {
    const below = items?.filter((item) => standsInDropMenu(item.key, asked.person.userType));
    const shownBelow = below && itemsOf(below, asked);
    if (shownBelow?.length === 0) return [];
    const leadsTo = beginningQuote(hrefWith(href, asked));
    return [{ navId: key, label, ariaLabel, target, href: leadsTo, items: shownBelow }];
  });
}

/** The entries of a menu for who is there. */
export function useMenuItems(portal: PortalRef, links: Links | undefined): NavItem[] {
  const language = useLanguage();
  const person = useSelector(portal, ({ context }) => context.session) ?? nobody;
  const refCode = useSelector(portal, ({ context }) => context.refCode);
  return itemsOf(links ?? [], { person, language, refCode });
}

/**
 * [NV-018] While a quote is made, the entry that leads to its first step, and at a root that is an area the one that leads
 * to it; other entries know their own addresses.
 */
export function useCurrentItem(portal: PortalRef, items: readonly NavItem[]): string | null {
  const inFlow = useSelector(portal, (snapshot) => snapshot.hasTag('inFlow'));
  const application = useSelector(portal, ({ context }) => context.application);
  const path = useSelector(portal, ({ context }) => context.address.path);
  const place = placeIn(application, path);
  const isCurrent = (other: Place) =>
    inFlow
      ? other.kind === 'step'
      : place.kind === 'area' && path === '/' && 'path' in other && other.path === place.path;
  return items.find(({ href }) => isCurrent(placeOf(href.split('?')[0] ?? '')))?.navId ?? null;
}
