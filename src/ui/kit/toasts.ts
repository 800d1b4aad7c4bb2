import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';
import type { Tone } from './Notice.tsx';

export type Toast = { text: string; tone: Tone };

/** [WG-039] How long a message stays, in milliseconds; hovering or focusing it stops the time. */
export const toastLifetime = 5000;

export type Toasts = {
  queue: ToastQueue<Toast>;
  /** Shows a message at the bottom right. */
  say(text: string, tone?: Tone): void;
  /** Everything said so far, the latest first. */
  log(): readonly Toast[];
  subscribe(onChange: () => void): () => void;
};

/** The messages of one application; made once beside the root actor. */
export function createToasts(): Toasts {
  const queue = new ToastQueue<Toast>({ maxVisibleToasts: 3 });
  let log: readonly Toast[] = [];
  return {
    queue,
    say: (text, tone = 'success') => {
      log = [{ text, tone }, ...log];
      queue.add({ text, tone }, { timeout: toastLifetime });
    },
    log: () => log,
    subscribe: (onChange) => queue.subscribe(onChange),
  };
}
