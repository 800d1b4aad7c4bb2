import type { ReactNode } from 'react';
import { useText } from '../../text/useText.ts';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

export type LostPieceProps = { onRetry: () => void };

/** In the place of a piece whose code did not come; `children` are what can be done besides trying again. */
export function LostPiece({ onRetry, children }: LostPieceProps & { children?: ReactNode }) {
  const text = useText('kit');
  return (
    <Notice
      tone="danger"
      announce
      acts={
        <>
          <Button onPress={onRetry}>{text('late.retry')}</Button>
          {children}
        </>
      }
    >
      {text('late.lost')}
    </Notice>
  );
}
