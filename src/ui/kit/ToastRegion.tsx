import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { Toasts } from './toasts.ts';

const ToastBox = lazy(async () => ({ default: (await import('./ToastBox.tsx')).ToastBox }));

/** [WG-039] [WG-040] Where messages appear: bottom right, spoken, closable. Its code comes with the first message. */
export function ToastRegion({ toasts }: { toasts: Toasts }) {
  const used = useSyncExternalStore(toasts.subscribe, () => toasts.log().length > 0);
  if (!used) return null;
  return (
    <Suspense>
      <ToastBox toasts={toasts} />
    </Suspense>
  );
}
