import type { Page } from '@playwright/test';
import { reportTransitions } from '../internals.ts';

/** A transition that a chart of the page took: the chart, and the place of the transition in the order of the chart. */
export interface Taken {
  readonly chart: string;
  readonly index: number;
}

/** What the charts of a page have taken so far, oldest first; goes on over reloads. */
export type WatchCharts = (page: Page) => Promise<readonly Taken[]>;

const BINDING = 'chartTook';

/** Watches the charts of the built application, which offers them to be inspected, from before their first step. */
export const watchCharts: WatchCharts = async (page) => {
  const taken: Taken[] = [];
  await page.exposeBinding(BINDING, (_, chart: string, index: number) => {
    taken.push({ chart, index });
  });
  await page.addInitScript(reportTransitions, BINDING);
  return taken;
};
