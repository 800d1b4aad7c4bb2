/** Calls back once the browser is connected again; never while it is. Returns a function that ends the wait. */
export function onConnectionReturn(window: Window, notify: () => void): () => void {
  window.addEventListener('online', notify, { once: true });
  return () => window.removeEventListener('online', notify);
}
