import { useSelector } from '@xstate/react';
import type { Audience } from '#domain/navigation/audience.ts';
import type { PortalRef } from './portalRef.ts';

/** [NV-024] Who looks at the frame; null until somebody is known. */
export function useAudience(portal: PortalRef): Audience | null {
  const application = useSelector(portal, ({ context }) => context.application);
  const session = useSelector(portal, ({ context }) => context.session);
  if (!session || (!session.signedIn && application.signIn === 'required')) return null;
  const { facts, featureFlags, referenceId, userType } = session;
  return {
    adminView: application.adminView,
    channel: application.channel,
    userType,
    organizationCode: facts.organizationCode,
    organizationCategory: facts.organizationCategory,
    featureFlags,
    referenceId,
  };
}
