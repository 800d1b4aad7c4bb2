import { useSyncExternalStore } from 'react';

/** Widths at which a table of several columns can be worked in; the style sheets say the same. */
const wide = '(min-width: 48rem)';

const subscribe = (changed: () => void) => {
  const query = matchMedia(wide);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Whether the window is wide enough for a table of several columns; it is where there is no window. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => true,
  );
}
