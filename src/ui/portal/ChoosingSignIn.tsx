import { useText } from '../../text/useText.ts';
import { Place } from '../pages/Place.tsx';
import type { PlaceProps } from './portalRef.ts';
import { SignInWays } from './SignInWays.tsx';

/** [SI-001] Where somebody must sign in: the directory for employees, customer identity for everybody else. */
export function ChoosingSignIn({ portal }: PlaceProps) {
  const text = useText('flow');
  return (
    <Place title={text('signIn.title')} lead={text('signIn.lead')} acts={<SignInWays portal={portal} />} />
  );
}
