import type { InspectionEvent } from 'xstate';

/** Is told what the charts of a page do. */
type ChartInspector = (event: InspectionEvent) => void;

declare global {
  interface Window {
    /** Left here by a developer’s tool before the scripts of the page run. */
    inspectCharts?: ChartInspector;
  }
}

/**
 * What inspects the charts of a page: the function that stands as `inspectCharts` on its window, for instance that of
 * XState’s inspector; without one nothing is inspected.
 */
export function chartInspector({ inspectCharts }: Pick<Window, 'inspectCharts'>): ChartInspector | undefined {
  return typeof inspectCharts === 'function' ? inspectCharts : undefined;
}
