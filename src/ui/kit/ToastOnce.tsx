import { useState } from 'react';
import { ToastBox } from './ToastBox.tsx';
import { createToasts, type Toast } from './toasts.ts';

/** A message with a queue of its own, which it fills once. */
export function ToastOnce({ text, tone }: Toast) {
  const [toasts] = useState(() => {
    const own = createToasts();
    own.say(text, tone);
    return own;
  });
  return <ToastBox toasts={toasts} />;
}
