import { useSyncExternalStore } from 'react';

/** [NV-012] Widths at which side and top navigation fold away behind the menu button; the style sheets say the same. */
const folded = '(max-width: 991.98px)';

const subscribe = (changed: () => void) => {
  const query = matchMedia(folded);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** [NV-012] Whether the navigation is folded at the width of the window; not where there is no window. */
export function useFolded(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(folded).matches,
    () => false,
  );
}
