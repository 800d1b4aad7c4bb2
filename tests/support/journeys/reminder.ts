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

/** The reminder says that the session is over, and can only be closed. */
export async function seeTimedOut(page: Page): Promise<void> {
  await expect(dialog(page)).toHaveAccessibleName(words('flow.idle.timedOut.title'));
  await expect(dialog(page).getByText(/^\d+ seconds?$/)).toHaveCount(0);
  await expect(button(page, 'refresh')).toHaveCount(0);
  await expect(dialog(page).getByRole('button')).toHaveText([words('flow.idle.timedOut.close')]);
}

/** Opens an application, as somebody or nobody, in a browser whose time the test moves, and lets come what it loads. */
export async function openStill(page: Page, application: ApplicationKey, who?: SignIn): Promise<void> {
  await page.clock.install();
  const loaded = ['**/api/content', '**/api/product?*'].map((call) => page.waitForResponse(call));
  if (who) await signIn(page, application, who);
  else await page.goto(`${originOf(application)}/get-a-quote?lang=en`);
  await Promise.all(loaded);
  await expect(age(page)).toBeEditable();
}

/** Resolves once the page has taken the answer that renews the session: its other tabs are notified then. */
export async function renewalIn(page: Page): Promise<() => Promise<void>> {
  const news = await page.evaluateHandle(() => {
    const channel = new BroadcastChannel('portage-session');
    return { taken: new Promise<void>((taken) => channel.addEventListener('message', () => taken())) };
  });
  return () => news.evaluate(({ taken }) => taken);
}

/** Has the time pass in which nobody does anything, until less than a minute is left. */
export async function idle(page: Page): Promise<void> {
  await page.clock.fastForward(29 * minute + 5 * second);
  await expect(button(page, 'refresh')).toBeVisible();
}
