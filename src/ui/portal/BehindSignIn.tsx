import { useSelector } from '@xstate/react';
import { Activity, type ReactNode } from 'react';
import type { PlaceProps } from './portalRef.ts';
import { SessionEnded } from './SessionEnded.tsx';

/**
 * [SI-039] While the session has ended what stands here waits behind the sign-in, with everything that was typed; when it
 * shows again it names the window and takes the focus, as a screen that is entered.
 */
export function BehindSignIn({ portal, children }: PlaceProps & { children: ReactNode }) {
  const live = useSelector(portal, (snapshot) => snapshot.matches({ session: 'live' }));
  return (
    <>
      {!live && <SessionEnded portal={portal} />}
      <Activity mode={live ? 'visible' : 'hidden'}>{children}</Activity>
    </>
  );
}
