import type { Toast } from '#domain/toast.ts';
import type { AreaRef } from '#machines/area.types.ts';
import type { PortalRef } from './addressListener.ts';

/** [WG-039] Shows what the chart of whichever area is open says. */
export function bindToasts(portal: PortalRef, say: (toast: Toast) => void): void {
  let followed: AreaRef | undefined;
  portal.subscribe(({ children: { area } }) => {
    if (area === followed) return;
    followed = area;
    followed?.on('toast.say', say);
  });
}
