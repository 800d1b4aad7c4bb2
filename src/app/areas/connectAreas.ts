import { type AnyMachineSnapshot, type AnyStateMachine, fromPromise } from 'xstate';
import type { AreaPath, ChartAreaPath } from '#domain/areas.ts';
import { languages } from '#domain/locales.ts';
import type { AreaChart } from '#machines/area.types.ts';
import type { Refusal } from '#machines/portal/portal.types.ts';
import { loadRooms } from '../../text/rooms.ts';
import { keepAreaView } from '../../ui/portal/areaViews.ts';
import { mustBeFilled } from '../mustBeFilled.ts';
import type { AreaParts } from './areaParts.ts';
import { lateAreas } from './lateAreas.ts';
import { reportingRefusals } from './refusals.ts';

export type AreasParts = AreaParts & {
  /** The person may not do in an area what a call of it asked for. */
  onRefusal: (refusal: Refusal) => void;
};

const hasChart = (area: AreaPath): area is ChartAreaPath => area in lateAreas;

/** Fills the portal's ports of areas: one fetches an area, the other is the chart of the area that is open. */
export function connectAreas({ onRefusal, ...given }: AreasParts) {
  const parts: AreaParts = { ...given, callServer: reportingRefusals(given.callServer, onRefusal) };
  const come = new Map<AreaPath, AnyStateMachine>();
  const chartOf = (area: AreaPath): AnyStateMachine => {
    const chart = come.get(area);
    if (!chart) throw new Error(`The area ${area} was not fetched`);
    return chart;
  };
  const machineOf = (snapshot: unknown) => (snapshot as AnyMachineSnapshot).machine as AnyStateMachine;
  const area: AreaChart = {
    getInitialSnapshot: (scope, input) => chartOf(input.area).getInitialSnapshot(scope as never, input),
    transition: (snapshot, event, scope) =>
      machineOf(snapshot).transition(snapshot as never, event, scope as never),
    start: (snapshot) => machineOf(snapshot).start(snapshot as never),
    getPersistedSnapshot: (snapshot) => machineOf(snapshot).getPersistedSnapshot(snapshot as never),
  };
  return {
    area,
    /** Fetches the chart, the screen and the texts of an area, the latter in both languages. */
    fetchArea: fromPromise<void, { area: AreaPath }>(async ({ input }) => {
      if (come.has(input.area) || !hasChart(input.area)) return;
      const { rooms, connect, View } = await lateAreas[input.area]();
      await Promise.all(languages.map((language) => loadRooms(language, rooms)));
      come.set(input.area, mustBeFilled(connect(parts)));
      keepAreaView(input.area, View);
    }),
  };
}
