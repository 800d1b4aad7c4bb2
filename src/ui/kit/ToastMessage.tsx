import { lazy, Suspense } from 'react';
import type { Toast } from './toasts.ts';

const ToastOnce = lazy(async () => ({ default: (await import('./ToastOnce.tsx')).ToastOnce }));

/** [WG-039] One message at the bottom right, said when it is mounted and gone after its time. Its code comes with it. */
export function ToastMessage(message: Toast) {
  return (
    <Suspense>
      <ToastOnce {...message} />
    </Suspense>
  );
}
