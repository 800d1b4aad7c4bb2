import { useSelector } from '@xstate/react';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { FlowFailure } from './FlowFailure.tsx';
import type { FlowProps } from './flowRef.ts';

/** What was entered earlier could not be read; it is kept unless the person leaves it behind. */
export function DraftUnavailable({ flow }: FlowProps) {
  const text = useText('flow');
  const problem = useSelector(flow, ({ context }) => context.problem);
  return (
    <FlowFailure
      failure="draftUnavailable"
      code={problem}
      onRetry={() => flow.send({ type: 'person.retryDraft' })}
      otherActs={
        <Button kind="quiet" onPress={() => flow.send({ type: 'person.startOver' })}>
          {text('draftUnavailable.startOver')}
        </Button>
      }
    />
  );
}
