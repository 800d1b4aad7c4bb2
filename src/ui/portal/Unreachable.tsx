import { useSelector } from '@xstate/react';
import { useText } from '../../text/useText.ts';
import { RetryPage } from '../pages/RetryPage.tsx';
import type { PlaceProps } from './portalRef.ts';

/** The server did not answer. */
export function Unreachable({ portal }: PlaceProps) {
  const text = useText('flow');
  const problem = useSelector(portal, ({ context }) => context.problem);
  return (
    <RetryPage
      title={text('unreachable.title')}
      lead={text('unreachable.body')}
      code={problem}
      retry={text('unreachable.retry')}
      onRetry={() => portal.send({ type: 'person.retryOpening' })}
    />
  );
}
