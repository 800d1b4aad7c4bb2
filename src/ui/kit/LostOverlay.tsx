import { LostPiece, type LostPieceProps } from './LostPiece.tsx';
import styles from './lostOverlay.module.css';

/** Over the page, in the place of a dialog, a calendar or a message whose code did not come. */
export function LostOverlay(props: LostPieceProps) {
  return (
    <div className={styles.over}>
      <LostPiece {...props} />
    </div>
  );
}
