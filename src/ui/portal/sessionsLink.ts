import { useSelector } from '@xstate/react';
import { useLanguage } from '../../text/useLanguage.ts';
import { hrefWith } from './menuItems.ts';
import type { PortalRef } from './portalRef.ts';

const path = '/user';

/** [RT-046] The way to the own account; it opens inside the application. */
export function useSessionsLink(portal: PortalRef): { href: string; onFollow: () => void } {
  const language = useLanguage();
  const refCode = useSelector(portal, ({ context }) => context.refCode);
  const href = hrefWith(path, { language, refCode });
  const search = href.slice(path.length);
  return { href, onFollow: () => portal.send({ type: 'person.openAddress', address: { path, search } }) };
}
