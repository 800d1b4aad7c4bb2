import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../../text/useText.ts';
import { LiveMessage } from './LiveMessage.tsx';
import { lateOverlay } from './latePiece.ts';
import type { Toasts } from './toasts.ts';
import { useToastWords } from './useToastWords.ts';

const ToastBox = lateOverlay(async () => (await import('./ToastBox.tsx')).ToastBox);

/**
 * [WG-039] [WG-040] Where all messages of a page appear: bottom right, spoken over an open dialog too, closable. What is
 * spoken stands there before the first one, or nobody would hear that; the code of what is seen comes with it.
 */
export function ToastRegion({ toasts: { queue } }: { toasts: Toasts }) {
  const text = useText('kit');
  const words = useToastWords();
  const latest = useSyncExternalStore(
    (changed) => queue.subscribe(changed),
    () => queue.visibleToasts[0]?.content ?? null,
    () => undefined,
  );
  if (latest === undefined) return null;
  return (
    <>
      {createPortal(
        <div data-react-aria-top-layer>
          <LiveMessage message={latest ? `${text(`tone.${latest.tone}`)} ${words(latest)}` : ''} />
        </div>,
        document.body,
      )}
      {latest && <ToastBox queue={queue} />}
    </>
  );
}
