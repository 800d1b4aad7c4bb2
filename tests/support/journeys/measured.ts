import type { Page } from '@playwright/test';

export type Measured = { event: string; page?: string; step?: string };

/** What a page has measured since it was loaded. */
export const measuredOn = (page: Page): Promise<Measured[]> =>
  page.evaluate(() => (window as Window & { dataLayer?: Measured[] }).dataLayer ?? []);

/** How often each event was measured. */
export const counted = (measured: readonly Measured[]): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(measured, ({ event }) => event)].map(([event, all]) => [event, all.length]),
  );
