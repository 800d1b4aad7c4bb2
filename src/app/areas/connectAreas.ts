import { type AnyActorLogic, type AnyStateMachine, fromPromise } from 'xstate';
import type { AreaPath } from '#domain/areas.ts';
import type { AreaChart } from '#machines/area.types.ts';
import { keepAreaView } from '../../ui/portal/areaViews.ts';
import { logicOf } from '../lateChart.ts';
import type { AreasParts } from './fetchedArea.ts';

/** Fills the portal's ports of areas: one fetches an area, the other is the chart of the area that was fetched last. */
export function connectAreas({ callServer, queries, window, memory, onRefusal }: AreasParts) {
  let open: AnyStateMachine | null = null;
  return {
    area: logicOf(() => open) as AnyActorLogic as AreaChart,
    /** Fetches an area; may be called again after a failed transfer. */
    fetchArea: fromPromise<void, { area: AreaPath }>(async ({ input: { area } }) => {
      const { fetchedArea } = await import('./fetchedArea.ts');
      const { chart, View } = await fetchedArea(area, { callServer, queries, window, memory, onRefusal });
      keepAreaView(area, View);
      open = chart;
    }),
  };
}
