import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** What stands in the hosted frame. */
export type TypedCard = { number: string; expiry: string; code: string };

export const goodCard: TypedCard = { number: '4242424242424242', expiry: '1230', code: '123' };

const ids = { number: '#pan', expiry: '#exp', code: '#cvd' } as const;
const element = (page: Page): Locator => page.locator('iframe[id^="card-frame-"]');

export function cardFrame(page: Page): FrameLocator {
  return element(page).contentFrame();
}

export function frameField(page: Page, name: keyof TypedCard): Locator {
  return cardFrame(page).locator(ids[name]);
}

/** Types into the frame with a security code that is not there until the end, so that it is complete last or never. */
export async function typeInFrame(page: Page, card: TypedCard): Promise<void> {
  await frameField(page, 'code').fill('');
  for (const name of ['number', 'expiry', 'code'] as const) {
    if (card[name] === '') continue;
    const isWrong = card[name] !== goodCard[name];
    if (isWrong) await frameField(page, name).fill(goodCard[name]);
    if (isWrong && name === 'code') await frameField(page, 'expiry').fill('');
    await frameField(page, name).fill(card[name]);
    await frameField(page, name).blur();
  }
}

/** Says in the frame's place that it has broken down. */
export async function breakFrame(page: Page): Promise<void> {
  const handle = await element(page).elementHandle();
  const frame = await handle?.contentFrame();
  await frame?.evaluate(() => {
    window.parent.postMessage(
      JSON.stringify({ type: 'systemError' }),
      window.location.ancestorOrigins[0] ?? '*',
    );
  });
}

/** Loads the document of the frame anew, as the browser's menu of the frame does. */
export async function reloadFrame(page: Page): Promise<void> {
  await cardFrame(page)
    .locator('body')
    .evaluate(() => window.location.reload());
}

export const payButton = (page: Page): Locator => page.locator('main form button[type="submit"]');

/** Whether the button that pays can be pressed. */
export async function expectPay(page: Page, isReady: boolean): Promise<void> {
  if (isReady) await expect(payButton(page)).not.toHaveAttribute('aria-disabled', 'true');
  else await expect(payButton(page)).toHaveAttribute('aria-disabled', 'true');
}
