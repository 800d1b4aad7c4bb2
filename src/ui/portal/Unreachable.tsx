import { useSelector } from '@xstate/react';
import { useText } from '../../text/useText.ts';
import { RetryPage } from '../pages/RetryPage.tsx';
import type { PlaceProps } from './portalRef.ts';

/** The server did not answer; where an end of the session is owed, that is said. */
export function Unreachable({ portal }: PlaceProps) {
  const text = useText('flow');
  const problem = useSelector(portal, ({ context }) => context.problem);
  const what = problem === 'session.notEnded' ? problem : 'unreachable';
  return (
    <RetryPage
      title={text(`${what}.title`)}
      lead={text(`${what}.body`)}
      code={problem}
      retry={text(`${what}.retry`)}
      onRetry={() => portal.send({ type: 'person.retryOpening' })}
    />
  );
}
