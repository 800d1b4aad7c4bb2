import { useText } from '../../text/useText.ts';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

export type LostPieceProps = {
  onRetry: () => void;
  /** How the piece would have been closed; without it only another try helps. */
  onClose?: (() => void) | undefined;
  closable?: boolean | undefined;
};

/** In the place of a piece whose code did not come. */
export function LostPiece({ onRetry, onClose, closable = true }: LostPieceProps) {
  const text = useText('kit');
  return (
    <Notice
      tone="danger"
      announce
      acts={
        <>
          <Button onPress={onRetry}>{text('retry')}</Button>
          {onClose && closable && (
            <Button kind="quiet" onPress={onClose}>
              {text('dialog.close')}
            </Button>
          )}
        </>
      }
    >
      {text('late.lost')}
    </Notice>
  );
}
