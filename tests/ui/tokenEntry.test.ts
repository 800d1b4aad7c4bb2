import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import type { PolicyBody } from '#domain/calls/shapes/policyBody.ts';
import { accessibilityFindings } from '#tests/support/accessibility.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';
import { type Visit, visits } from '#tests/support/tours/views/visits.ts';

type Paying = Visit<'payment'>;
type Seen = { purchases: number; bodies: PolicyBody[] };

const visited = visits();
const standins = startedFor(() => startStandins({ applicationOrigins: [visited.origin()] }));

const directoryUser = { application: 'admin', adminView: true, userType: 'lanid' } as const;
const show = (view: Partial<Paying> = {}): Promise<Page> =>
  visited.show({
    facts: directoryUser,
    ...view,
    step: 'payment',
    cardFrameUrl: `${standins.cardOrigin}/HPPtoken/index.php`,
  });
const entries = (page: Page) => page.locator('input[name="cardEntry"]');
const tokenNumber = (page: Page) => page.locator('input#tokenNumber');
const payButton = (page: Page) => page.locator('button[type=submit]');
const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen);
const enterToken = async (page: Page, token: string) => {
  await entries(page).nth(1).check();
  await page.locator('#cardHolderName').fill('Marie Tremblay');
  await tokenNumber(page).fill(token);
};

test('[PY-024 partly] a directory user in the admin view can enter a token, nobody else is offered to', async () => {
  expect(await entries(await show()).count()).toBe(2);
  for (const facts of [
    { application: 'admin', adminView: true, userType: 'ciamid' },
    { application: 'b2b', adminView: false, userType: 'lanid' },
    { application: 'b2c', adminView: false, userType: 'ciamid', channel: 'b2c' },
  ] as const) {
    const page = await show({ facts });
    await page.locator('iframe').waitFor();
    expect(await entries(page).count(), JSON.stringify(facts)).toBe(0);
  }
});

test('[PY-024 partly] a token that is entered pays without a frame, and is sent as what it is', async () => {
  const page = await show();
  await enterToken(page, '4a1b 2c3d-4e5f 6a7b 8c9d');
  expect(await page.locator('iframe').count()).toBe(0);
  expect(await tokenNumber(page).inputValue()).toBe('4a1b2c3d4e5f6a7b8c9d');
  await payButton(page).click();
  await expect.poll(async () => (await seen(page)).purchases).toBe(1);
  const [body] = (await seen(page)).bodies;
  expect(body?.paxes[0]?.payments[0]?.details).toEqual({
    cardOwnerReferenceNumber: 'pax-1',
    dataKey: '4a1b2c3d4e5f6a7b8c9d',
    paymentType: 'TOKEN',
    cardHolderName: 'Marie Tremblay',
  });
});

test('a token that the provider refuses is told as such, and another one is asked for', async () => {
  const page = await show({ answer: 'tokenUsed' });
  await enterToken(page, '4a1b2c3d4e5f6a7b8c9d');
  await payButton(page).click();
  await page.getByText('Its token was used before and can be charged only once.').waitFor();
  expect(await tokenNumber(page).inputValue()).toBe('');
  expect(await payButton(page).getAttribute('aria-disabled')).toBe('true');
  await tokenNumber(page).fill('5a1b2c3d4e5f6a7b8c9d');
  await payButton(page).click();
  await expect.poll(async () => (await seen(page)).purchases).toBe(2);
});

test('[PY-042 partly] the number of a card does not stay where a token is asked for', async () => {
  const page = await show();
  await enterToken(page, '4242 4242 4242 4242');
  await tokenNumber(page).blur();
  await page.getByText('This was the number of a card.').waitFor();
  expect(await tokenNumber(page).inputValue()).toBe('');
});

test.each([
  { lang: 'en', width: 1280 },
  { lang: 'fr', width: 320 },
] as const)('entering a token in $lang at $width px is accessible and not too wide', async (view) => {
  const page = await show(view);
  await enterToken(page, '6');
  await tokenNumber(page).blur();
  expect(await accessibilityFindings(page)).toEqual([]);
  const [content, width] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content).toBeLessThanOrEqual(width ?? 0);
});
