import { useText } from '../../text/useText.ts';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

export type LostPieceProps = { onRetry: () => void };

/** In the place of a piece whose code did not come. */
export function LostPiece({ onRetry }: LostPieceProps) {
  const text = useText('kit');
  return (
    <Notice tone="danger" announce acts={<Button onPress={onRetry}>{text('late.retry')}</Button>}>
      {text('late.lost')}
    </Notice>
  );
}
