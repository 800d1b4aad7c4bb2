import { expect, type Page } from '@playwright/test';
import { accessibilityFindings } from '../accessibility.ts';

/** Looks for barriers on the screen that shows, in its frames as well. */
export async function expectNoBarriers(page: Page, screen: string): Promise<void> {
  expect(await accessibilityFindings(page), screen).toEqual([]);
}
