import { useSelector } from '@xstate/react';
import { seesMenu } from '#domain/navigation/audience.ts';
import { useLanguage } from '../../text/useLanguage.ts';
import { OrganizationSwitch } from '../organizationSwitch/OrganizationSwitch.tsx';
import { MenuButton } from '../shell/MenuButton.tsx';
import { SideMenu } from '../shell/SideMenu.tsx';
import { TopBar } from '../shell/TopBar.tsx';
import { TopNavigation } from '../shell/TopNavigation.tsx';
import { useCurrentItem, useMenuItems, useNavContent, useNavIsFetched } from './menuItems.ts';
import { menuButtonId, useMobileMenu } from './mobileMenu.ts';
import { PortalBrand } from './PortalBrand.tsx';
import { PortalTools } from './PortalTools.tsx';
import type { PlaceProps, PortalRef } from './portalRef.ts';
import { useSearchPlace } from './searchPlace.ts';
import { useAudience } from './useAudience.ts';

const menuId = 'menu';

/** [NV-021] The entries of the one menu that the frame has: beside the screen in administration, else in the bar. */
function useItems(portal: PortalRef) {
  const audience = useAudience(portal);
  const content = useNavContent(portal);
  const links = audience?.adminView ? content?.sideNav : content?.topNav;
  const items = useMenuItems(portal, audience && seesMenu(audience) ? links : undefined);
  return { items, current: useCurrentItem(portal, items) };
}

function Tools({ portal }: PlaceProps) {
  const { items } = useItems(portal);
  const hasSearch = useSearchPlace(portal) === 'menu';
  const menu = useMobileMenu(portal);
  return (
    <>
      <PortalTools portal={portal} />
      {(items.length > 0 || hasSearch) && (
        <MenuButton
          id={menuButtonId}
          open={menu.isOpen}
          controls={menuId}
          onToggle={() => menu.send({ type: 'person.toggleMenu' })}
        />
      )}
    </>
  );
}

/** [NV-022] The bar above the banner, for everybody but administration. */
export function PortalTopNavigation({ portal }: PlaceProps) {
  const { items, current } = useItems(portal);
  const { isOpen } = useMobileMenu(portal);
  return (
    <TopNavigation
      id={menuId}
      items={items}
      current={current}
      open={isOpen}
      tools={<Tools portal={portal} />}
    />
  );
}

/** [NV-001] The bar of administration. */
export function PortalTopBar({ portal }: PlaceProps) {
  return (
    <TopBar brand={<PortalBrand portal={portal} />}>
      <Tools portal={portal} />
    </TopBar>
  );
}

/** [NV-001] [NV-011] [NV-043] The menu of administration; while its entries come its place is kept. */
export function PortalSideMenu({ portal }: PlaceProps) {
  const { items, current } = useItems(portal);
  const { isOpen } = useMobileMenu(portal);
  const isAdministration = useSelector(portal, ({ context }) => context.application.adminView);
  const isKnown = useAudience(portal) !== null;
  const isFetched = useNavIsFetched(portal);
  const hasSearch = useSearchPlace(portal) === 'menu';
  const isEmpty = isFetched && items.length === 0 && !hasSearch;
  if (!isAdministration || !isKnown || isEmpty) return null;
  return (
    <SideMenu id={menuId} items={items} current={current} open={isOpen}>
      {hasSearch && <MenuSearch portal={portal} />}
    </SideMenu>
  );
}

function MenuSearch({ portal }: PlaceProps) {
  const language = useLanguage();
  const name = useSelector(portal, ({ context }) => context.session?.organizationName[language]);
  return name !== undefined && <OrganizationSwitch name={name} inMenu />;
}
