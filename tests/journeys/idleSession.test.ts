import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { ApplicationKey } from '#domain/applications.ts';
import { languages } from '#domain/locales.ts';
import { accessibilityFindings } from '../support/accessibility.ts';
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
  second,
  words,
} from '../support/journeys/reminder.ts';
import { personAt } from '../support/tours/journeys/person.ts';

const employee: SignIn = { username: 'psandhu@insurer.example', way: 'lanid' };

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

/** What the server says when as much time has passed there. */
const later = (times: Record<string, string>, milliseconds: number) =>
  Object.fromEntries(
    Object.entries(times).map(([name, time]) => [
      name,
      new Date(Date.parse(time) + milliseconds).toISOString(),
    ]),
  );

/** Whether the focus is inside the reminder. */
const holdsFocus = (page: Page) =>
  page.evaluate(() => Boolean(document.activeElement?.closest('[role=alertdialog]')));

/** Nothing of the page behind the reminder can be used. */
async function expectPageShut(page: Page): Promise<void> {
  const behind = await page.locator('main input, main button, header a').evaluateAll((all) => ({
    all: all.length,
    shut: all.filter((each) => each.closest('[inert]') !== null).length,
  }));
  expect(behind.all).toBeGreaterThan(5);
  expect(behind.shut).toBe(behind.all);
}

test('[ID-029] [WG-041] the reminder keeps the focus, stays when the page behind is pressed, and says each quarter of a minute what is left', async ({
  page,
}) => {
  await openStill(page, 'b2c');
  await age(page).focus();
  await idle(page);
  await expect.poll(() => holdsFocus(page)).toBe(true);
  for (let tabs = 0; tabs < 5; tabs += 1) {
    await page.keyboard.press('Tab');
    expect(await holdsFocus(page)).toBe(true);
  }
  await page.mouse.click(5, 5);
  await expect(button(page, 'refresh')).toBeVisible();
  await expectPageShut(page);
  expect(await accessibilityFindings(page, '[role=alertdialog]')).toEqual([]);
  await button(page, 'refresh').click();
  await expect(dialog(page)).toHaveCount(0);
  await page.clock.fastForward(29 * minute - second);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + second);
  const said: string[] = [];
  for (let passed = 0; passed < 66; passed += 1) {
    await page.clock.runFor(second);
    const [text] = await dialog(page).getByRole('alert').allInnerTexts();
    if (text !== undefined && said.at(-1) !== text) said.push(text);
  }
  expect(said).toEqual([
    ...[60, 45, 30, 15].map((seconds) => `Your session will end in ${seconds} seconds.`),
    'Your session has timed out',
  ]);
});

test('activity in one of three tabs keeps the session of all, and signing out in one ends it in all', async ({
  page,
  context,
}) => {
  await openStill(page, 'b2b', agents.manager);
  const tabs = [page, await context.newPage(), await context.newPage()];
  for (const tab of tabs.slice(1)) {
    await tab.goto(`${originOf('b2b')}/get-a-quote?lang=en`);
    await expect(age(tab)).toBeEditable();
  }
  await context.clock.fastForward(29 * minute + 5 * second);
  for (const tab of tabs) await expect(button(tab, 'refresh')).toBeVisible();
  await tabs[1]!.route(keepAliveCall, async (route) => {
    const headers = { ...(await route.request().allHeaders()), 'sec-fetch-site': 'same-origin' };
    const answer = await route.fetch({ headers });
    await route.fulfill({ json: later(await answer.json(), 29 * minute) });
  });
  await button(tabs[1]!, 'refresh').click();
  for (const tab of tabs) await expect(dialog(tab)).toHaveCount(0);

  await tabs[2]!.bringToFront();
  await tabs[2]!.getByRole('button', { name: /^Account of/ }).click();
  await tabs[2]!.getByRole('button', { name: 'Sign out' }).click();
  for (const tab of tabs.slice(0, 2)) {
    await expect(tab.getByRole('button', { name: /^Employee of the insurer/ })).toBeVisible();
    await expect(age(tab)).toHaveCount(0);
  }
});

for (const language of languages) {
  test(`[ID-030 partly] the reminder counts down to the last second in words of the language (${language})`, async ({
    page,
  }) => {
    const { text } = personAt(page, language);
    await page.clock.install();
    await page.goto(`${originOf('b2c')}/?lang=${language}`);
    await expect(age(page)).toBeEditable();
    await page.clock.fastForward(29 * minute + 20 * second);
    await expect(dialog(page)).toHaveAccessibleName(text('flow.idle.title'));
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1500);
    const left = Number.parseInt(
      await dialog(page)
        .getByText(/^\d+ secondes?$|^\d+ seconds?$/)
        .innerText(),
      10,
    );
    expect(left).toBeLessThanOrEqual(40);
    await page.clock.runFor((left - 1) * second);
    const last = text('flow.idle.left', { seconds: 1 });
    expect(last).toBe(language === 'en' ? '1 second' : '1 seconde');
    await expect(dialog(page).getByText(last, { exact: true })).toBeVisible();
  });
}
