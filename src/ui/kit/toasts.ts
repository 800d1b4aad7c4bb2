import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';
import type { Toast } from '#domain/toast.ts';

/** [WG-039] How long a message stays, in milliseconds; hovering or focusing it stops the time. */
const toastLifetime = 5000;

export type Toasts = {
  queue: ToastQueue<Toast>;
  /** Shows a message at the bottom right. */
  say(toast: Toast): void;
};

/** The messages of one application; made once beside the root actor. */
export function createToasts(): Toasts {
  const queue = new ToastQueue<Toast>({ maxVisibleToasts: 3 });
  return { queue, say: (toast) => void queue.add(toast, { timeout: toastLifetime }) };
}
