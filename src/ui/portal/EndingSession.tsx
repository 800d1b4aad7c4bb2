import { useSelector } from '@xstate/react';
import { useText } from '../../text/useText.ts';
import { LiveMessage } from '../kit/LiveMessage.tsx';
import { RetryPage } from '../pages/RetryPage.tsx';
import { SpinnerPage } from '../pages/WaitingPage.tsx';
import type { PlaceProps } from './portalRef.ts';

const withSpinner: readonly string[] = ['coverMe', 'employee'];

/** [ID-012] While the session is ended: a spinner for cover-me and employees, for others only words that are spoken. */
export function EndingSession({ portal }: PlaceProps) {
  const text = useText('flow');
  const kind = useSelector(portal, ({ context }) => context.session?.facts.organizationKind ?? '');
  const label = text('idle.ending');
  return withSpinner.includes(kind) ? <SpinnerPage label={label} /> : <LiveMessage message={label} />;
}

/** The server did not hear; until it does, the session stays open to the next person at the desk. */
export function SessionNotEnded({ portal }: PlaceProps) {
  const text = useText('flow');
  const problem = useSelector(portal, ({ context }) => context.problem);
  return (
    <RetryPage
      title={text('session.notEnded.title')}
      lead={text('session.notEnded.body')}
      code={problem}
      retry={text('session.notEnded.retry')}
      onRetry={() => portal.send({ type: 'person.retryEnding' })}
    />
  );
}
