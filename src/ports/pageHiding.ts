/** Calls back whenever the page goes out of sight, which may be for good. */
export function onPageHidden(window: Window, notify: () => void): void {
  const { document } = window;
  window.addEventListener('pagehide', notify);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') notify();
  });
}
