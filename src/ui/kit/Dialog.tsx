import type { DialogProps } from './dialogProps.ts';
import { lateOverlay } from './latePiece.ts';

const DialogBox = lateOverlay(async () => (await import('./DialogBox.tsx')).DialogBox);

/** [WG-041] A question over the page: keeps the focus inside and gives it back. Its code comes when it first opens. */
export function Dialog(props: DialogProps) {
  return props.open ? <DialogBox {...props} /> : null;
}
