import type { ReactNode } from 'react';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { Notice } from '../kit/Notice.tsx';
import { PageTitle } from '../kit/PageTitle.tsx';

export type FlowFailureProps = {
  /** Its texts are `<failure>.title`, `.body` and `.retry`. */
  failure: 'unavailable' | 'draftUnavailable';
  onRetry: () => void;
  /** Beside trying again. */
  otherActs?: ReactNode;
};

/** In the place of a step that could not be shown. */
export function FlowFailure({ failure, onRetry, otherActs }: FlowFailureProps) {
  const text = useText('flow');
  return (
    <>
      <PageTitle>{text(`${failure}.title`)}</PageTitle>
      <Notice
        tone="danger"
        acts={
          <>
            <Button kind="primary" onPress={onRetry}>
              {text(`${failure}.retry`)}
            </Button>
            {otherActs}
          </>
        }
      >
        {text(`${failure}.body`)}
      </Notice>
    </>
  );
}
