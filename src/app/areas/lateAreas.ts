import type { ChartAreaPath } from '#domain/areas.ts';
import type { Area } from './defineArea.tsx';

/** The areas that have a chart; each comes when it is opened. */
export const lateAreas: Record<ChartAreaPath, () => Promise<Area>> = {
  '/licensing': async () => (await import('./licensing.ts')).licensingArea,
  '/resources': async () => (await import('./resources.ts')).resourcesArea,
  '/user': async () => (await import('./account.ts')).accountArea,
};
