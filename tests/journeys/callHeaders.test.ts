import { expect, type Request, test } from '@playwright/test';
import { listenToCalls } from '../support/journeys/identifyingHeaders.ts';
import { agents, giveCredentials, originOf } from '../support/journeys/portal.ts';

test('[PL-001] [PL-002] signing in keeps the refCode of the address, and later calls say who signed in', async ({
  page,
}) => {
  const origin = originOf('b2b');
  const { calls, users, headersOf, beforeTheUser } = listenToCalls(page, origin);
  await page.goto(`${origin}/get-a-quote?lang=en&refCode=REF123456789`);
  await page.getByRole('button', { name: 'Agency, broker or sponsor' }).click();
  await giveCredentials(page, agents.consultant.username);
  await expect(page).toHaveURL(`${origin}/get-a-quote?lang=en&refCode=REF123456789`);
  await page.getByLabel('Age', { exact: true }).first().fill('51');
  const isLater = (call: Request) => !beforeTheUser(call);
  await expect.poll(() => calls.filter(isLater).length).toBeGreaterThan(0);
  for (const call of calls.filter(isLater)) {
    expect(headersOf(call)).toEqual(['omartin', 'ciamid', users.at(-1)?.claimsToken, 'REF123456789']);
  }
});

test('[PL-002] without a refCode the same words stand in its place on every call, and an empty one is none', async ({
  page,
}) => {
  const origin = originOf('b2c');
  const { calls, headersOf } = listenToCalls(page, origin);
  for (const search of ['?lang=en', '?lang=fr&refCode=']) {
    await page.goto(`${origin}/get-a-quote${search}`);
    await expect(page.locator('main h1')).toBeVisible();
  }
  const sent = new Set(calls.map((call) => headersOf(call)[3]));
  expect(calls.length).toBeGreaterThan(1);
  expect([...sent]).toEqual([expect.stringMatching(/^\S+$/)]);
});

const scopes = [
  { who: agents.member, scope: 'Owner' },
  { who: agents.consultant, scope: undefined },
] as const;

for (const { who, scope } of scopes)
  test(`[PL-003] every call of ${who.username} sends the scope of its session: ${scope ?? 'none, and no header'}`, async ({
    page,
  }) => {
    const origin = originOf('b2b');
    const { calls, beforeTheUser } = listenToCalls(page, origin);
    await page.goto(`${origin}/get-a-quote?lang=en`);
    await page.getByRole('button', { name: 'Agency, broker or sponsor' }).click();
    await giveCredentials(page, who.username);
    await page.getByLabel('Age', { exact: true }).first().fill('51');
    const isLater = (call: Request) => !beforeTheUser(call);
    await expect.poll(() => calls.filter(isLater).length).toBeGreaterThan(0);
    const sent = calls.filter(isLater).map((call) => call.headers()['x-scope']);
    expect(new Set(sent)).toEqual(new Set([scope]));
  });

test('[RT-017] the way back to the home page keeps the refCode', async ({ page }) => {
  await page.goto(`${originOf('b2c')}/nowhere?lang=en&refCode=REF123456789`);
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL(`${originOf('b2c')}/get-a-quote?lang=en&refCode=REF123456789`);
});
