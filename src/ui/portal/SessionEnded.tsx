import { useSelector } from '@xstate/react';
import { useSaid } from '../../text/useSaid.ts';
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
  const said = useSaid(problem);
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
          {isTold(problem) ? text(`signIn.problem.${problem}`) : (said ?? text('session.ended.notRenewed'))}
        </Notice>
      )}
    </Place>
  );
}
