import { expect, type Page, type Request, test } from '@playwright/test';
import type { CurrentUser } from '#domain/calls/identity/user.ts';
import { agents, giveCredentials, originOf } from '../support/journeys/portal.ts';
import { fillInUpToPayment } from '../support/journeys/walk.ts';

test.setTimeout(180_000);

const names = ['x-user-ref', 'x-user-type', 'x-claims-token', 'url-ref-code'] as const;

/** Notes every call that a page makes to our server, and who it was told that it is. */
function listen(page: Page, origin: string) {
  const calls: Request[] = [];
  const users: CurrentUser[] = [];
  const pathOf = (address: string) => new URL(address).pathname;
  page.on('request', (request) => {
    if (request.url().startsWith(`${origin}/`) && ['fetch', 'xhr'].includes(request.resourceType()))
      calls.push(request);
  });
  page.on('response', async (response) => {
    if (pathOf(response.url()) === '/api/auth/get-user') users.push((await response.json()) as CurrentUser);
  });
  const headersOf = (request: Request) => names.map((name) => request.headers()[name]);
  const beforeTheUser = (request: Request) =>
    ['/api/auth/get-user', '/api/auth/token'].includes(pathOf(request.url()));
  return { calls, users, pathOf, headersOf, beforeTheUser };
}

test('[PL-001] [PL-002] every call on the way to the payment says who asks, with claims token and refCode of the address', async ({
  page,
}) => {
  const origin = originOf('b2c');
  const { calls, users, pathOf, headersOf, beforeTheUser } = listen(page, origin);
  await page.goto(`${origin}/get-a-quote?lang=en&refCode=REF123456789`);
  await fillInUpToPayment(page, 'en');
  await expect(page).toHaveURL(/refCode=REF123456789/);
  const user = users.at(-1);
  expect(user?.claimsToken).toMatch(/./);
  for (const call of calls) {
    const sent = headersOf(call);
    expect(
      sent.map((value) => typeof value),
      pathOf(call.url()),
    ).toEqual(names.map(() => 'string'));
    expect(sent[3], pathOf(call.url())).toBe('REF123456789');
    if (beforeTheUser(call)) continue;
    expect(sent.slice(0, 3), pathOf(call.url())).toEqual([
      user?.user?.userRef,
      user?.user?.userType,
      user?.claimsToken,
    ]);
  }
  const paths = new Set(calls.map((call) => pathOf(call.url())));
  for (const path of ['/api/auth/get-user', '/api/quote', '/sync-quote'])
    expect([...paths].join()).toContain(path);
});

test('[PL-001] [PL-002] signing in keeps the refCode of the address, and later calls say who signed in', async ({
  page,
}) => {
  const origin = originOf('b2b');
  const { calls, users, headersOf, beforeTheUser } = listen(page, origin);
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
  const { calls, headersOf } = listen(page, origin);
  for (const search of ['?lang=en', '?lang=fr&refCode=']) {
    await page.goto(`${origin}/get-a-quote${search}`);
    await expect(page.locator('main h1')).toBeVisible();
  }
  const sent = new Set(calls.map((call) => headersOf(call)[3]));
  expect(calls.length).toBeGreaterThan(1);
  expect([...sent]).toEqual([expect.stringMatching(/^\S+$/)]);
});

test('[RT-017] the way back to the start keeps the refCode', async ({ page }) => {
  await page.goto(`${originOf('b2c')}/nowhere?lang=en&refCode=REF123456789`);
  await page.getByRole('link', { name: 'Back to the start' }).click();
  await expect(page).toHaveURL(`${originOf('b2c')}/get-a-quote?lang=en&refCode=REF123456789`);
});
