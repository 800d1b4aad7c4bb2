import { useSelector } from '@xstate/react';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { Notice } from '../kit/Notice.tsx';
import type { FlowProps } from './flowRef.ts';

/** The quote that was left for this one is held; its number leads back. */
export function EarlierQuote({ flow }: FlowProps) {
  const text = useText('flow');
  const earlier = useSelector(flow, ({ context }) => context.earlier);
  if (earlier === null) return null;
  const { quoteNumber: number, isUnsettled } = earlier;
  return (
    <Notice
      announce
      tone={isUnsettled ? 'warning' : 'info'}
      acts={
        <Button kind="quiet" onPress={() => flow.send({ type: 'person.returnToEarlier' })}>
          {text('earlier.return', { number })}
        </Button>
      }
    >
      {text(isUnsettled ? 'earlier.unsettled' : 'earlier.held', { number })}
    </Notice>
  );
}
