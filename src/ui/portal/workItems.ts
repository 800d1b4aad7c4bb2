import { seesMenu } from '#domain/navigation/audience.ts';
import type { NavItem } from '../shell/navigation.ts';
import { useMenuItems, useNavContent } from './menuItems.ts';
import type { PortalRef } from './portalRef.ts';
import { useAudience } from './useAudience.ts';

/** The entries of the menu for those to whom none shows, who find them in the menu of their account. */
export function useWorkItems(portal: PortalRef): readonly NavItem[] {
  const audience = useAudience(portal);
  const links = useNavContent(portal)?.topNav;
  return useMenuItems(portal, audience && !seesMenu(audience) ? links : undefined);
}
