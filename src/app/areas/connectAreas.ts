import { type AnyActorLogic, fromPromise } from 'xstate';
import type { AreaPath } from '#domain/areas.ts';
import { keepAreaView } from '../../ui/portal/areaViews.ts';
import { fetched, inPlace } from '../chartInPlace.ts';
import type { AreasParts } from './fetchedArea.ts';

/** Fills the portal's ports of areas: one fetches an area, the other is the chart of the area that was fetched last. */
export function connectAreas(parts: AreasParts) {
  let open: AnyActorLogic | null = null;
  return {
    area: inPlace(() => fetched(open)),
    /** Fetches an area; may be called again after a failed transfer. */
    fetchArea: fromPromise<void, { area: AreaPath }>(async ({ input: { area } }) => {
      const { fetchedArea } = await import('./fetchedArea.ts');
      const { chart, View } = await fetchedArea(area, parts);
      keepAreaView(area, View);
      open = chart;
    }),
  };
}
