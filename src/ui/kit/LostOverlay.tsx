import { useText } from '../../text/useText.ts';
import { Button } from './Button.tsx';
import { LostPiece, type LostPieceProps } from './LostPiece.tsx';
import styles from './lostOverlay.module.css';

export type LostOverlayProps = LostPieceProps & {
  /** How what did not come would have been closed; without it only another try helps. */
  onClose?: (() => void) | undefined;
  closable?: boolean | undefined;
};

/** Over the page, in the place of a dialog, a calendar or a message whose code did not come. */
export function LostOverlay({ onRetry, onClose, closable = true }: LostOverlayProps) {
  const text = useText('kit');
  return (
    <div className={styles.over}>
      <LostPiece onRetry={onRetry}>
        {onClose && closable && (
          <Button kind="quiet" onPress={onClose}>
            {text('dialog.close')}
          </Button>
        )}
      </LostPiece>
    </div>
  );
}
