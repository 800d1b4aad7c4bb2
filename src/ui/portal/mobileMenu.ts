import { useSelector } from '@xstate/react';
import type { MobileMenuEvent } from '#machines/mobileMenu/mobileMenu.machine.ts';
import type { PortalRef } from './portalRef.ts';

export const menuButtonId = 'menu-button';

/** [NV-013] Whether the menu of narrow screens is open, and what a person does to it. */
export function useMobileMenu(portal: PortalRef) {
  const menu = useSelector(portal, ({ children }) => children.mobileMenu);
  const isOpen = useSelector(menu, (snapshot) => snapshot?.matches('open') ?? false);
  return { isOpen, send: (event: MobileMenuEvent) => menu?.send(event) };
}
