import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import type { PlaceProps } from './portalRef.ts';

/** The two ways to sign in. */
export function SignInWays({ portal }: PlaceProps) {
  const text = useText('flow');
  return (
    <>
      <Button kind="primary" onPress={() => portal.send({ type: 'person.chooseSignIn', userType: 'ciamid' })}>
        {text('signIn.ciamid')}
      </Button>
      <Button
        kind="secondary"
        onPress={() => portal.send({ type: 'person.chooseSignIn', userType: 'lanid' })}
      >
        {text('signIn.lanid')}
      </Button>
    </>
  );
}
