import { useSelector } from '@xstate/react';
import { Activity, type ReactNode } from 'react';
import { LeaveQuestion } from '../forms/LeaveQuestion.tsx';
import { AreaRefused } from './AreaRefused.tsx';
import { BehindSignIn } from './BehindSignIn.tsx';
import type { PlaceProps } from './portalRef.ts';

/** The screen of an area; while something was not allowed it waits as it is, with everything that was typed. */
export function AreaAtWork({ portal, children }: PlaceProps & { children: ReactNode }) {
  const isRefused = useSelector(portal, (snapshot) =>
    snapshot.matches({ visit: { inArea: { working: 'refused' } } }),
  );
  const isAsked = useSelector(portal, (snapshot) =>
    snapshot.matches({ visit: { inArea: { working: 'asking' } } }),
  );
  return (
    <>
      <BehindSignIn portal={portal}>
        {isRefused && <AreaRefused portal={portal} />}
        <Activity mode={isRefused ? 'hidden' : 'visible'}>{children}</Activity>
      </BehindSignIn>
      <LeaveQuestion
        open={isAsked}
        onStay={() => portal.send({ type: 'person.stay' })}
        onLeave={() => portal.send({ type: 'person.leave' })}
      />
    </>
  );
}
