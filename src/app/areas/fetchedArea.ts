import type { AnyActorLogic } from 'xstate';
import type { AreaPath } from '#domain/areas.ts';
import { languages } from '#domain/locales.ts';
import type { Refusal } from '#machines/portal/portal.types.ts';
import { loadRooms } from '../../text/rooms.ts';
import type { AreaView } from '../../ui/portal/areaViews.ts';
import { mustBeFilled } from '../mustBeFilled.ts';
import type { AreaParts } from './areaParts.ts';
import { lateAreas } from './lateAreas.ts';
import { reportingRefusals } from './refusals.ts';

export type AreasParts = AreaParts & {
  /** The person may not do in an area what a call of it asked for. */
  onRefusal: (refusal: Refusal) => void;
};

/**
 * Fetches the chart, the screen and the texts of an area, the latter in both languages.
 * @throws Error that names each port of the chart that nobody filled
 */
export async function fetchedArea(
  area: AreaPath,
  { onRefusal, ...parts }: AreasParts,
): Promise<{ chart: AnyActorLogic; View: AreaView }> {
  const load = lateAreas.get(area);
  if (!load) throw new Error(`The area ${area} has no chart`);
  const { rooms, connect, View } = await load();
  await Promise.all(languages.map((language) => loadRooms(language, ['area', ...rooms])));
  const chart = connect({ ...parts, callServer: reportingRefusals(parts.callServer, onRefusal) });
  return { chart: mustBeFilled(chart), View };
}
