import { useSelector } from '@xstate/react';
import { QuoteFlowScreen } from '../flow/QuoteFlowScreen.tsx';
import type { PlaceProps } from './portalRef.ts';
import { SessionEnded } from './SessionEnded.tsx';

/** The quote flow; while the session has ended its screen waits behind the sign-in, with everything that was typed. */
export function Selling({ portal }: PlaceProps) {
  const flow = useSelector(portal, ({ children }) => children.quoteFlow);
  const live = useSelector(portal, (snapshot) => snapshot.matches({ visit: { selling: 'sessionLive' } }));
  if (!flow) return null;
  return (
    <>
      {!live && <SessionEnded portal={portal} />}
      <div hidden={!live}>
        <QuoteFlowScreen flow={flow} />
      </div>
    </>
  );
}
