import type { AnyActorRef } from 'xstate';
import type { Toast } from '#domain/toast.ts';
import type { PortalRef } from './addressListener.ts';

/** [WG-039] Shows what the chart of whichever area is open says, that of its section, and what is read within that. */
export function bindToasts(portal: PortalRef, say: (toast: Toast) => void): void {
  hear(portal, ['area', 'section', 'policyInfo'], say);
}

/** Hears whichever chart runs in a place of another one, and whichever runs in the next place of that. */
function hear(chart: AnyActorRef, [place, ...below]: readonly string[], say: (toast: Toast) => void): void {
  if (place === undefined) return;
  let followed: AnyActorRef | undefined;
  const follow = ({ children }: { children?: Readonly<Record<string, AnyActorRef>> }): void => {
    const open = children?.[place];
    if (open === followed) return;
    followed = open;
    followed?.on('toast.say', say);
    if (followed) hear(followed, below, say);
  };
  // What runs there already is not among the changes that are heard.
  follow(chart.getSnapshot());
  // Whoever invoked it deals with its error.
  chart.subscribe({ next: follow, error: () => undefined });
}
