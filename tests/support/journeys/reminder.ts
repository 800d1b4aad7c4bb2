import { expect, type Page } from '@playwright/test';
import type { ApplicationKey } from '#domain/applications.ts';
import { personAt } from '../tours/journeys/person.ts';
import { originOf, type SignIn, signIn } from './portal.ts';

export const second = 1000;
export const minute = 60 * second;
export const keepAliveCall = '**/api/keepalive';
export const words = personAt(undefined as unknown as Page, 'en').text;

/** The reminder of the idle session. */
export const dialog = (page: Page) => page.getByRole('alertdialog');
export const button = (page: Page, key: string) =>
  dialog(page).getByRole('button', { name: words(`flow.idle.${key}`) });
export const age = (page: Page) => page.locator('input[id^="age."]').first();

/** Opens an application, as somebody or nobody, in a browser whose time the test moves, and lets come what it loads. */
export async function openStill(page: Page, application: ApplicationKey, who?: SignIn): Promise<void> {
  await page.clock.install();
  const loaded = ['**/api/content', '**/api/product?*'].map((call) => page.waitForResponse(call));
  if (who) await signIn(page, application, who);
  else await page.goto(`${originOf(application)}/get-a-quote?lang=en`);
  await Promise.all(loaded);
  if (application === 'admin') await expect(page.locator('main h1')).toBeVisible();
  else await expect(age(page)).toBeEditable();
}

/** Has the time pass in which nobody does anything, until less than a minute is left. */
export async function idle(page: Page): Promise<void> {
  await page.clock.fastForward(29 * minute + 5 * second);
  await expect(button(page, 'refresh')).toBeVisible();
}
