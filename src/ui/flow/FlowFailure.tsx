import type { ReactNode } from 'react';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { FailureNotice } from '../kit/FailureNotice.tsx';
import { PageTitle } from '../kit/PageTitle.tsx';

export type FlowFailureProps = {
  /** Its texts are `<failure>.title`, `.body` and `.retry`. */
  failure: 'unavailable' | 'draftUnavailable';
  /** Code of what the server said of it. */
  code?: string | null;
  onRetry: () => void;
  /** Beside trying again. */
  otherActs?: ReactNode;
};

/** In the place of a step that could not be shown. */
export function FlowFailure({ failure, code = null, onRetry, otherActs }: FlowFailureProps) {
  const text = useText('flow');
  return (
    <>
      <PageTitle>{text(`${failure}.title`)}</PageTitle>
      <FailureNotice
        code={code}
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
      </FailureNotice>
    </>
  );
}
