import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { ApplicationKey } from '#domain/applications.ts';
import { gateAt } from '../support/journeys/gate.ts';
import {
  agents,
  giveCredentials,
  loseSessionAway,
  originOf,
  type SignIn,
} from '../support/journeys/portal.ts';
import {
  age,
  button,
  dialog,
  idle,
  keepAliveCall,
  minute,
  openStill,
  renewalIn,
  second,
  seeTimedOut,
  words,
} from '../support/journeys/reminder.ts';

const employee: SignIn = { username: 'psandhu@insurer.example', way: 'lanid' };

const secondsShown = async (page: Page) =>
  Number.parseInt(
    await dialog(page)
      .getByText(/^\d+ seconds?$/)
      .innerText(),
    10,
  );

/** The session that the browser has now: whether it is live can be asked after the browser forgot it. */
async function sessionOf(context: BrowserContext, application: ApplicationKey) {
  const page = await context.newPage();
  const asked = page.waitForRequest('**/api/auth/get-user');
  await page.goto(`${originOf(application)}/faq`);
  const answer = (await (await (await asked).response())!.json()) as {
    claimsToken: string;
    user: { userRef: string; userType: string };
  };
  const [cookie] = (await context.cookies()).filter(({ name }) => name === `__Host-portage-${application}`);
  await page.close();
  return async () => {
    const response = await fetch(`${originOf(application)}/api/auth/claims`, {
      headers: {
        cookie: `${cookie!.name}=${cookie!.value}`,
        'x-claims-token': answer.claimsToken,
        'x-user-ref': answer.user.userRef,
        'x-user-type': answer.user.userType,
      },
    });
    return response.status;
  };
}

/** Counts the keep-alive calls of a page from now on. */
function countRefreshes(page: Page): () => number {
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/keepalive')) asked += 1;
  });
  return () => asked;
}

test('[ID-015] [ID-017] keys and clicks refresh the session once after a pause of ten seconds, moving and scrolling do not, and nothing does once it is over', async ({
  page,
}) => {
  const asked = countRefreshes(page);
  await openStill(page, 'b2c');
  await page.mouse.move(20, 20);
  await page.mouse.wheel(0, 200);
  await page.clock.runFor(20 * second);
  expect(asked()).toBe(0);
  const typed = await renewalIn(page);
  for (const key of ['1', '2', '3']) {
    await page.clock.runFor(4 * second);
    await age(page).press(key);
  }
  expect(asked()).toBe(0);
  await page.clock.runFor(10 * second);
  await typed();
  expect(asked()).toBe(1);
  const clicked = await renewalIn(page);
  await page.mouse.click(5, 5);
  await page.clock.runFor(10 * second);
  await clicked();
  expect(asked()).toBe(2);
  await page.clock.fastForward(31 * minute);
  await seeTimedOut(page);
  await page.keyboard.press('Shift');
  await page.mouse.click(5, 5);
  await page.clock.runFor(20 * second);
  expect(asked()).toBe(2);
});

test('activity that the network loses is reported later, without the reminder', async ({ page }) => {
  await openStill(page, 'b2c');
  await page.context().setOffline(true);
  await age(page).press('Shift');
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/keepalive'));
  await page.clock.runFor(10 * second);
  await lost;
  await expect(dialog(page)).toHaveCount(0);
  await page.context().setOffline(false);
  const reported = page.waitForResponse(keepAliveCall);
  await page.clock.runFor(6 * second);
  expect((await reported).status()).toBe(200);
});

test('[ID-002] [ID-004] [ID-005] [ID-007] the reminder comes in the last minute, counts each second down, and says when the session is over', async ({
  page,
}) => {
  await openStill(page, 'b2c');
  await page.clock.fastForward(28 * minute);
  await expect(dialog(page)).toHaveCount(0);
  await page.clock.fastForward(minute + 5 * second);
  await expect(dialog(page)).toHaveAccessibleName(words('flow.idle.title'));
  await expect(button(page, 'refresh')).toBeVisible();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1500);
  const left = await secondsShown(page);
  expect(left).toBeLessThanOrEqual(55);
  for (const passed of [1, 2, 3]) {
    await page.clock.runFor(second);
    expect(await secondsShown(page)).toBe(left - passed);
  }
  await page.clock.runFor((left - 4) * second);
  expect(await secondsShown(page)).toBe(1);
  await page.clock.runFor(second);
  await seeTimedOut(page);
});

test('[ID-008] [ID-031] refreshing closes the reminder, and each answer gives half an hour', async ({
  page,
}) => {
  await openStill(page, 'b2c');
  for (let times = 0; times < 2; times += 1) {
    await page.clock.fastForward(28 * minute);
    await expect(dialog(page)).toHaveCount(0);
    await page.clock.fastForward(minute + 5 * second);
    const refreshed = page.waitForResponse(keepAliveCall);
    await button(page, 'refresh').click();
    expect((await refreshed).status()).toBe(200);
    await expect(dialog(page)).toHaveCount(0);
  }
});

test('[ID-009] [ID-013] [ID-032] in administration refresh is pressed once and says that it is under way, and closing the reminder once the time is over signs out', async ({
  page,
}) => {
  await openStill(page, 'admin', agents.manager);
  await idle(page);
  const keepAlive = await gateAt(page, keepAliveCall);
  await button(page, 'refresh').click();
  await expect(button(page, 'refreshing')).toHaveAttribute('aria-disabled', 'true');
  const held = await keepAlive.next();
  await button(page, 'refreshing').click({ force: true });
  await expect(dialog(page)).toBeVisible();
  expect(keepAlive.waits()).toBe(false);
  await held.fallback();
  await expect(dialog(page)).toHaveCount(0);
  await idle(page);
  await expect(dialog(page)).toContainText('is held, and opens again after you sign in');
  await page.clock.fastForward(minute);
  await seeTimedOut(page);
  await expect(dialog(page)).toContainText('is held, and opens again after you sign in');
  const signedOut = page.waitForResponse('**/api/auth/logout');
  await button(page, 'timedOut.close').click();
  expect((await signedOut).status()).toBe(200);
  await expect(page).toHaveURL(new RegExp(`^${originOf('admin')}/welcome`));
});

for (const [fault, answer] of [
  ['an error of the server', { status: 500, json: { code: 'failure' } }],
  ['a session that expired', { status: 401, json: { code: 'session.expired' } }],
  ['a lost network', null],
] as const)
  test(`[ID-006] [ID-024] [ID-032] a refresh that fails with ${fault} shows the session as timed out, and closing the reminder begins anew`, async ({
    page,
  }) => {
    await openStill(page, 'b2c');
    await idle(page);
    await page.route(keepAliveCall, (route) =>
      answer ? route.fulfill(answer) : route.abort('internetdisconnected'),
    );
    await button(page, 'refresh').click();
    await seeTimedOut(page);
    await page.unroute(keepAliveCall);
    const begun = page.waitForResponse('**/api/auth/get-user');
    await button(page, 'timedOut.close').click();
    await begun;
    await expect(age(page)).toBeEditable();
  });

test('[ID-010] [ID-011] [ID-012] ending the session of a consumer ends it on the server, shows the spinner and forgets what was typed', async ({
  page,
  context,
}) => {
  await openStill(page, 'b2c');
  const isLive = await sessionOf(context, 'b2c');
  await age(page).fill('47');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('portage-draft'))).not.toBeNull();
  await page.clock.runFor(10 * second);
  await idle(page);
  expect(await isLive()).toBe(200);
  const signOut = await gateAt(page, '**/api/auth/logout');
  await button(page, 'end').click();
  const held = await signOut.next();
  const spinner = page.getByRole('main').getByRole('status');
  await expect(spinner).toHaveText(words('flow.idle.ending'));
  expect((await spinner.boundingBox())!.height).toBeGreaterThan(10);
  await held.fallback();
  await expect(age(page)).toHaveValue('');
  expect(await page.evaluate(() => sessionStorage.getItem('portage-draft'))).toBeNull();
  expect(await isLive()).toBe(401);
});

/** Ends a session in the reminder after something was typed. */
async function endSession(page: Page, spins: boolean): Promise<void> {
  await age(page).fill('47');
  await page.clock.runFor(10 * second);
  await idle(page);
  const signOut = await gateAt(page, '**/api/auth/logout');
  await button(page, 'end').click();
  const held = await signOut.next();
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toHaveText(words('flow.idle.ending'));
  const box = await status.boundingBox();
  expect((box?.height ?? 0) > 10).toBe(spins);
  await held.fallback();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('flow.signIn.title'));
  const kept = await page.evaluate(() => Object.keys(sessionStorage));
  expect(kept.filter((key) => key === 'portage-draft' || key.startsWith('oidc.user'))).toEqual([]);
}

test('[ID-011] [ID-012] ending the session of an employee of the insurer resets the store with a spinner', async ({
  page,
}) => {
  await openStill(page, 'b2b', employee);
  await endSession(page, true);
});

test('[ID-011] [ID-012] [ID-014] ending the session of a partner resets the store without a spinner; leaving the page ends it while the reminder is open, and only then', async ({
  page,
  context,
}) => {
  const ciam = `${originOf('b2b')}/ciam?lang=en`;
  await openStill(page, 'b2b', agents.agency);
  await endSession(page, false);

  await test.step('the next sign-in asks for credentials, although the provider knows the person', async () => {
    await page.goto(ciam);
    await expect(page.locator('input[type="password"]')).toBeVisible();
    await giveCredentials(page, agents.agency.username);
    await page.waitForURL(/get-a-quote/);
    await loseSessionAway(page);
    await page.goto(ciam);
    await page.waitForURL(/get-a-quote/);
  });

  await test.step('leaving the page', async () => {
    const isLive = await sessionOf(context, 'b2b');
    await page.reload();
    await expect(age(page)).toBeEditable();
    expect(await isLive()).toBe(200);
    await idle(page);
    await page.goto('about:blank');
    await expect.poll(isLive).toBe(401);
  });
});
