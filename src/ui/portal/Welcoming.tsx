import { useText } from '../../text/useText.ts';
import { Place } from '../pages/Place.tsx';
import type { PlaceProps } from './portalRef.ts';
import { SignInWays } from './SignInWays.tsx';

/** [SI-028] The welcome page, also where a sign-out ends. */
export function Welcoming({ portal }: PlaceProps) {
  const text = useText('pages');
  return (
    <Place title={text('welcome.title')} lead={text('welcome.body')} acts={<SignInWays portal={portal} />} />
  );
}
