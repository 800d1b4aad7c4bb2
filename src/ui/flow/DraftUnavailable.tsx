import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { Notice } from '../kit/Notice.tsx';
import { PageTitle } from '../kit/PageTitle.tsx';
import type { FlowProps } from './flowRef.ts';

/** What was entered earlier could not be read; it is kept unless the person leaves it behind. */
export function DraftUnavailable({ flow }: FlowProps) {
  const text = useText('flow');
  return (
    <>
      <PageTitle>{text('draftUnavailable.title')}</PageTitle>
      <Notice
        tone="danger"
        acts={
          <>
            <Button kind="primary" onPress={() => flow.send({ type: 'agent.retryDraft' })}>
              {text('draftUnavailable.retry')}
            </Button>
            <Button kind="quiet" onPress={() => flow.send({ type: 'agent.startOver' })}>
              {text('draftUnavailable.startOver')}
            </Button>
          </>
        }
      >
        {text('draftUnavailable.body')}
      </Notice>
    </>
  );
}
