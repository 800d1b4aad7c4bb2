import { useSyncExternalStore } from 'react';
import { lateOverlay } from './latePiece.ts';
import type { Toasts } from './toasts.ts';

const ToastBox = lateOverlay(async () => (await import('./ToastBox.tsx')).ToastBox);

/** [WG-039] [WG-040] Where messages appear: bottom right, spoken, closable. Its code comes with the first message. */
export function ToastRegion({ toasts }: { toasts: Toasts }) {
  const used = useSyncExternalStore(toasts.subscribe, () => toasts.log().length > 0);
  return used ? <ToastBox toasts={toasts} /> : null;
}
