/** Resolves once the browser is connected again; never while it is. Stops to listen at the signal. */
export function connectionReturns(window: Window, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true, signal });
  });
}
