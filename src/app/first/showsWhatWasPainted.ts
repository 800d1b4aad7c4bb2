import { waitFor } from 'xstate';
import { flowOf, type PortalRef } from '../addressListener.ts';

/**
 * Whether the page shows what `paintFirst` painted, once it is known whose session it is and what was typed earlier: the
 * traveller details. Whatever else shows is drawn in the place of what was painted.
 */
export async function showsWhatWasPainted(portal: PortalRef): Promise<boolean> {
  await waitFor(portal, (snapshot) => !snapshot.matches({ visit: 'openingSession' }));
  const flow = flowOf(portal);
  if (!flow) return false;
  const settled = await waitFor(flow, (snapshot) => !snapshot.hasTag('busy'));
  return settled.matches('enteringTravellers');
}
