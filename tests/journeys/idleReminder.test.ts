import { expect, type Page, test } from '@playwright/test';
import { accessibilityFindings } from '../support/accessibility.ts';
import { languages } from '#domain/locales.ts';
import { gateAt } from '../support/journeys/gate.ts';
import { agents, originOf } from '../support/journeys/portal.ts';
import {
  age,
  button,
  dialog,
  idle,
  keepAliveCall,
  minute,
  openStill,
  second,
  seeTimedOut,
} from '../support/journeys/reminder.ts';
import { personAt } from '../support/tours/journeys/person.ts';

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

test('[WG-041 partly] Escape keeps the session while time remains, and closes the reminder once the session is over', async ({
  page,
}) => {
  await openStill(page, 'b2c');
  await idle(page);
  const refreshed = page.waitForResponse(keepAliveCall);
  await page.keyboard.press('Escape');
  expect((await refreshed).status()).toBe(200);
  await expect(dialog(page)).toHaveCount(0);
  await idle(page);
  await page.clock.fastForward(minute);
  await seeTimedOut(page);
  const begun = page.waitForResponse('**/api/auth/get-user');
  const ended = page.waitForResponse('**/api/auth/logout');
  await page.keyboard.press('Escape');
  await ended;
  await expect(dialog(page)).toHaveCount(0);
  await begun;
  await expect(age(page)).toBeEditable();
});

test('[ID-030] after a sleep past the end the reminder says at once that the session is over', async ({
  page,
}) => {
  await openStill(page, 'b2c');
  await page.clock.fastForward(12 * 60 * minute);
  await seeTimedOut(page);
  await expect(dialog(page).getByText(/second/)).toHaveCount(0);
});

test('[ID-030 partly] a clock that is set an hour ahead or back, as when summer begins and ends, neither ends a session nor lengthens it', async ({
  page,
}) => {
  await openStill(page, 'b2c');
  for (const hours of [1, -1])
    await test.step(`the clock is set by ${hours} h`, async () => {
      const serverTime = await gateAt(page, /\/api\/server-time$/);
      const now = await page.evaluate(() => Date.now());
      await page.clock.setSystemTime(now + hours * 60 * minute);
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      if (hours > 0) {
        const held = await serverTime.next();
        await seeTimedOut(page);
        await held.fallback();
      }
      await expect(dialog(page)).toHaveCount(0);
      await page.clock.fastForward(28 * minute);
      await expect(dialog(page)).toHaveCount(0);
      await page.clock.fastForward(minute + 5 * second);
      await button(page, 'refresh').click();
      await expect(dialog(page)).toHaveCount(0);
    });
});

test('a computer whose clock was wrong from the start is reminded at the right time', async ({ page }) => {
  await page.clock.install({ time: '2019-03-10T01:59:00' });
  await page.goto(`${originOf('b2c')}/get-a-quote?lang=en`);
  await expect(age(page)).toBeEditable();
  await page.clock.fastForward(28 * minute);
  await expect(dialog(page)).toHaveCount(0);
  await page.clock.fastForward(minute + 5 * second);
  await expect(button(page, 'refresh')).toBeVisible();
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
