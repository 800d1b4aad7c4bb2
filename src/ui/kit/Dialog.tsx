import { lazy, Suspense } from 'react';
import type { DialogProps } from './dialogProps.ts';

const DialogBox = lazy(async () => ({ default: (await import('./DialogBox.tsx')).DialogBox }));

/** [WG-041] A question over the page: keeps the focus inside and gives it back. Its code comes when it first opens. */
export function Dialog(props: DialogProps) {
  if (!props.open) return null;
  return (
    <Suspense>
      <DialogBox {...props} />
    </Suspense>
  );
}
