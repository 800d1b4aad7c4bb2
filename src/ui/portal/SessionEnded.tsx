import { useSelector } from '@xstate/react';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { Notice } from '../kit/Notice.tsx';
import { Place } from '../pages/Place.tsx';
import type { PlaceProps } from './portalRef.ts';
import { isTold } from './toldProblems.ts';

/** [SI-039] Signing in again without leaving what was being done. */
export function SessionEnded({ portal }: PlaceProps) {
  const text = useText('flow');
  const renewing = useSelector(portal, (snapshot) => snapshot.hasTag('loadingClaims'));
  const problem = useSelector(portal, ({ context }) => context.problem);
  return (
    <Place
      title={text('session.ended.title')}
      lead={text('session.ended.body')}
      acts={
        <Button kind="primary" busy={renewing} onPress={() => portal.send({ type: 'person.signInAgain' })}>
          {text(renewing ? 'session.renewing' : 'session.ended.signIn')}
        </Button>
      }
    >
      {problem !== null && (
        <Notice tone="danger">
          {text(isTold(problem) ? `signIn.problem.${problem}` : 'session.ended.notRenewed')}
        </Notice>
      )}
    </Place>
  );
}
