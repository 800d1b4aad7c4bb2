import { expect, type Page } from '@playwright/test';
import { stepKeys } from '#domain/routes.ts';

type Measured = { event: string; page?: string; step?: string };

/** What a page has measured since it was loaded. */
export const measuredOn = (page: Page): Promise<Measured[]> =>
  page.evaluate(() => (window as Window & { dataLayer?: Measured[] }).dataLayer ?? []);

export const countMeasured = async (page: Page, event: string): Promise<number> =>
  (await measuredOn(page)).filter((each) => each.event === event).length;

/** [PL-030] [PL-031] [CP-037] A sale in one page measures routes, one start, every step and one transaction. */
export async function expectMeasuredSale(page: Page): Promise<void> {
  const told = await measuredOn(page);
  expect([...new Set(told.map(({ event }) => event))].toSorted()).toEqual([
    'formStep',
    'pageLoad',
    'quoteStart',
    'transaction',
  ]);
  expect(told.filter(({ event }) => event === 'formStep').map(({ step }) => step)).toEqual([...stepKeys]);
  expect(told.filter(({ event }) => event === 'pageLoad').map((each) => each.page)).toEqual([...stepKeys]);
  expect(await countMeasured(page, 'quoteStart')).toBe(1);
  expect(await countMeasured(page, 'transaction')).toBe(1);
}

/** [PL-032] What is measured carries nothing but what measuring needs. */
export function expectOnlyNeeded(told: readonly Measured[]): void {
  for (const each of told)
    for (const name of Object.keys(each))
      expect(['event', 'page', 'step', 'application', 'language']).toContain(name);
}
