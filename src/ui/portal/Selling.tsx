import { useSelector } from '@xstate/react';
import { QuoteFlowScreen } from '../flow/QuoteFlowScreen.tsx';
import { BehindSignIn } from './BehindSignIn.tsx';
import type { PlaceProps } from './portalRef.ts';

/** The quote flow. */
export function Selling({ portal }: PlaceProps) {
  const flow = useSelector(portal, ({ children }) => children.quoteFlow);
  if (!flow) return null;
  return (
    <BehindSignIn portal={portal}>
      <QuoteFlowScreen flow={flow} />
    </BehindSignIn>
  );
}
