/** Calls back whenever the page goes out of sight, which may be for good. */
export function onPageHidden(window: Window, notify: () => void): void {
  const { document } = window;
  window.addEventListener('pagehide', notify);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') notify();
  });
}

/** Calls back whenever the page comes back into sight. Returns a function that ends it. */
export function onPageShown({ document }: Pick<Window, 'document'>, notify: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') notify();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
