import { useSelector } from '@xstate/react';
import { addressAt } from '#domain/routes.ts';
import { useLanguage } from '../../text/useLanguage.ts';
import type { PortalRef } from './portalRef.ts';

/** [RT-046] Where the own account is. */
export function useSessionsAddress(portal: PortalRef): string {
  const language = useLanguage();
  const refCode = useSelector(portal, ({ context }) => context.refCode);
  return addressAt('/user', { language, refCode });
}
