import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { focusPlace } from '../kit/focus.ts';
import { AppFrame } from '../shell/AppFrame.tsx';
import { menuButtonId, useMobileMenu } from './mobileMenu.ts';
import { PortalBanner } from './PortalBanner.tsx';
import { PortalAssistance, PortalFooter } from './PortalFoot.tsx';
import { PortalSideMenu, PortalTopBar, PortalTopNavigation } from './PortalMenus.tsx';
import type { PlaceProps } from './portalRef.ts';

/** What stands around every screen: whose portal it is, menus, the language, who is signed in, help, the footer. */
export function PortalFrame({ portal, children }: PlaceProps & { children: ReactNode }) {
  const isAdministration = useSelector(portal, ({ context }) => context.application.adminView);
  const sample = useSelector(portal, ({ context }) => context.sample);
  const menu = useMobileMenu(portal);
  return (
    <AppFrame
      sample={sample}
      dense={isAdministration}
      navigation={!isAdministration && <PortalTopNavigation portal={portal} />}
      banner={isAdministration ? <PortalTopBar portal={portal} /> : <PortalBanner portal={portal} />}
      side={<PortalSideMenu portal={portal} />}
      assistance={<PortalAssistance portal={portal} />}
      footer={<PortalFooter portal={portal} />}
      openMenu={
        menu.isOpen
          ? {
              onPressBeside: () => menu.send({ type: 'person.pressBesideMenu' }),
              onEscape: () => {
                menu.send({ type: 'person.escapeMenu' });
                focusPlace(menuButtonId);
              },
            }
          : undefined
      }
    >
      {children}
    </AppFrame>
  );
}
