import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { customerSignInMachine } from '#machines/customerSignIn/customerSignIn.machine.ts';
import type { directorySignInMachine } from '#machines/directorySignIn/directorySignIn.machine.ts';
import type { firstSignInMachine } from '#machines/firstSignIn/firstSignIn.machine.ts';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { Place } from '../pages/Place.tsx';
import { SignInWaitingPage } from '../pages/WaitingPage.tsx';
import { FirstSignIn } from './FirstSignIn.tsx';
import type { PlaceProps } from './portalRef.ts';
import { isTold } from './toldProblems.ts';

type SignInRef = ActorRefFrom<typeof directorySignInMachine> | ActorRefFrom<typeof customerSignInMachine>;

export function SigningInDirectory({ portal }: PlaceProps) {
  const signIn = useSelector(portal, ({ children }) => children.directorySignIn);
  return signIn ? <SignIn signIn={signIn} /> : <SignInWaitingPage />;
}

/** [SI-013] [SI-014] */
export function SigningInCustomer({ portal }: PlaceProps) {
  const signIn = useSelector(portal, ({ children }) => children.customerSignIn);
  const isPending = useSelector(
    signIn,
    (snapshot) =>
      snapshot === undefined || snapshot.hasTag('loginPending') || snapshot.hasTag('tokenPending'),
  );
  return signIn && !isPending ? <SignIn signIn={signIn} /> : <SignInWaitingPage />;
}

const sentenceOf = (code: string) => (isTold(code) ? code : 'unknown');

/** [SI-012] [SI-015] [ER-017] A spinner while it goes on, and what was said when it failed; where nothing was, that. */
function SignIn({ signIn }: { signIn: SignInRef }) {
  const text = useText('flow');
  const refused = useSelector(signIn as ActorRefFrom<typeof customerSignInMachine>, (snapshot) =>
    snapshot.hasTag('refused') ? snapshot.context.problem : null,
  );
  const firstSignIn = useSelector(
    signIn as ActorRefFrom<typeof customerSignInMachine>,
    ({ children }) => children.firstSignIn,
  );
  if (firstSignIn) return <FirstSignIn actor={firstSignIn as ActorRefFrom<typeof firstSignInMachine>} />;
  if (refused === null) return <SignInWaitingPage />;
  return (
    <Place
      title={text('signIn.refused')}
      lead={refused.message || text(`signIn.problem.${sentenceOf(refused.code)}`)}
      acts={
        <Button kind="primary" onPress={() => signIn.send({ type: 'person.retrySignIn' })}>
          {text('signIn.retry')}
        </Button>
      }
    />
  );
}
