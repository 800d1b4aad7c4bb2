import type { ActorRefFrom } from 'xstate';
import { placeOf } from '#domain/routes.ts';
import type { portalMachine } from '#machines/portal/portal.machine.ts';
import type { AddressBar } from '../ports/addressBar.ts';
import { keepWhatIsTyped } from './draftListener.ts';
import type { QuoteFlowRef } from './flowDraft.ts';
import { shownAddress } from '../ui/portal/shownAddress.ts';

export type PortalRef = ActorRefFrom<typeof portalMachine>;

/** The flow that is under way, or null. */
export function flowOf(portal: PortalRef): QuoteFlowRef | null {
  return (portal.getSnapshot().children as { quoteFlow?: QuoteFlowRef }).quoteFlow ?? null;
}

/** A page that was opened from another one is pushed onto the history; the same page in the other language replaces it. */
function modeOf(from: string, to: string): 'push' | 'replace' {
  const before = placeOf(from);
  const after = placeOf(to);
  const isSame = 'step' in before && 'step' in after ? before.step === after.step : from === to;
  return isSame ? 'replace' : 'push';
}

/**
 * Keeps the address bar a view of the state, and reports to the portal what the person opens in it. `onSettled` is called with
 * every event that all charts have answered.
 */
export function bindAddress(portal: PortalRef, bar: AddressBar, onSettled: () => void): void {
  let followed: QuoteFlowRef | null = null;
  /** Path of the page that showed last; a typed address is none until its page shows, and a redirect replaces it. */
  let shown: string | null = null;
  /** The address that the portal had last: what an area says of its history counts once. */
  let known: object | null = null;
  let opensByPerson = false;
  let isDue = false;

  const writeNow = () => {
    isDue = false;
    onSettled();
    if (portal.getSnapshot().matches({ visit: { inArea: { working: 'asking' } } })) {
      shown = bar.read().path;
      opensByPerson = false;
      return;
    }
    const address = shownAddress(portal);
    if (!address) return;
    const { path } = bar.read();
    const asked = portal.getSnapshot().context.address;
    const mode = asked === known ? undefined : asked.mode;
    known = asked;
    bar.write(address, opensByPerson || shown !== path ? 'replace' : (mode ?? modeOf(path, address.path)));
    shown = address.path;
    opensByPerson = false;
  };

  /** An event may pass through several charts: the address is written when all of them have answered it. */
  const write = () => {
    if (isDue) return;
    isDue = true;
    void Promise.resolve().then(writeNow);
  };

  portal.subscribe(() => {
    const flow = flowOf(portal);
    if (flow !== followed) {
      followed = flow;
      flow?.subscribe(write);
      if (flow) keepWhatIsTyped(flow);
    }
    write();
  });

  bar.onOpen((address) => {
    opensByPerson = true;
    portal.send({ type: 'person.openAddress', address });
  });
}
