/** Calls back once the browser is connected again; never while it is. Gives what ends the wait. */
export function onConnectionReturn(window: Window, notify: () => void): () => void {
  window.addEventListener('online', notify, { once: true });
  return () => window.removeEventListener('online', notify);
}
