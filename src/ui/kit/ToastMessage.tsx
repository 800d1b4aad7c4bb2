import { lateOverlay } from './latePiece.ts';

/** [WG-039] One message at the bottom right, said when it is mounted and gone after its time. Its code comes with it. */
export const ToastMessage = lateOverlay(async () => (await import('./ToastOnce.tsx')).ToastOnce);
