import type { Mover, Situation } from '#machines/organizationSwitch/organizationSwitch.types.ts';
import type { SessionFacts } from '#machines/session.types.ts';
import type { PortalRef } from './addressListener.ts';
import { shownAddress } from '../ui/portal/shownAddress.ts';

function moverOf(session: SessionFacts | null): Mover | null {
  if (session === null || !session.signedIn) return null;
  const { atoms, userType, featureFlags, organizationCode, organizationIsOwn } = session;
  return { atoms, userType, featureFlags, organizationCode, organizationIsOwn };
}

/** Reports to the organization switch who is there and where, whenever that has changed. */
export function tellSwitch(portal: PortalRef, tell: (situation: Situation) => void): () => void {
  let told = '';
  let shownPath: string | null = null;
  return () => {
    const snapshot = portal.getSnapshot();
    const { application, session, language, address, areaHoldsUnsaved } = snapshot.context;
    shownPath = shownAddress(portal)?.path ?? shownPath;
    const situation: Situation = {
      mover: moverOf(session),
      adminView: application.adminView,
      language,
      organizationName: session?.organizationName[language] ?? '',
      opened: address,
      unsaved: areaHoldsUnsaved,
      shownPath,
    };
    const now = JSON.stringify(situation);
    if (now === told) return;
    told = now;
    tell(situation);
  };
}
