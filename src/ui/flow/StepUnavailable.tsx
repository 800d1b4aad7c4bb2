import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { Notice } from '../kit/Notice.tsx';
import { PageTitle } from '../kit/PageTitle.tsx';
import type { FlowProps } from './flowRef.ts';

/** The step could not be fetched; nothing typed is lost. */
export function StepUnavailable({ flow }: FlowProps) {
  const text = useText('flow');
  return (
    <>
      <PageTitle>{text('unavailable.title')}</PageTitle>
      <Notice
        tone="danger"
        acts={
          <Button kind="primary" onPress={() => flow.send({ type: 'agent.retryStep' })}>
            {text('unavailable.retry')}
          </Button>
        }
      >
        {text('unavailable.body')}
      </Notice>
    </>
  );
}
