import { expect, type Page, test } from '@playwright/test';
import { languages } from '#domain/locales.ts';
import { stepKeys } from '#domain/routes.ts';
import { agents, originOf, signIn } from '../support/journeys/portal.ts';
import { expectStep, fillInUpToPayment, submit } from '../support/journeys/walk.ts';

test.setTimeout(180_000);

type Measured = { event: string; page?: string; step?: string };
const measured = (page: Page) =>
  page.evaluate(() => (window as Window & { dataLayer?: Measured[] }).dataLayer ?? []);
const countOf = async (page: Page, event: string) =>
  (await measured(page)).filter((each) => each.event === event).length;

for (const language of languages) {
  test(`[PL-030] [PL-031] [CP-037] a sale in ${language} measures routes, one start, every step and one transaction`, async ({
    page,
  }) => {
    await signIn(page, 'b2b', agents.consultant, language);
    await fillInUpToPayment(page, language, false);
    expect(await countOf(page, 'transaction')).toBe(0);
    await page.locator('input[name="method"][value="CASH"]').check({ force: true });
    await submit(page).click();
    await expectStep(page, 'CONFIRMATION', language);
    const told = await measured(page);
    expect([...new Set(told.map(({ event }) => event))].toSorted()).toEqual([
      'formStep',
      'pageLoad',
      'quoteStart',
      'transaction',
    ]);
    expect(told.filter(({ event }) => event === 'formStep').map(({ step }) => step)).toEqual([...stepKeys]);
    expect(told.filter(({ event }) => event === 'pageLoad').map((each) => each.page)).toEqual([...stepKeys]);
    expect(await countOf(page, 'quoteStart')).toBe(1);
    expect(await countOf(page, 'transaction')).toBe(1);

    await page.reload();
    await expectStep(page, 'CONFIRMATION', language);
    await expect.poll(() => countOf(page, 'pageLoad')).toBe(1);
    expect(await countOf(page, 'transaction')).toBe(0);
    expect(await countOf(page, 'quoteStart')).toBe(0);
  });
}

test('[PL-032] what is measured carries nothing that was typed or belongs to somebody', async ({ page }) => {
  await signIn(page, 'b2b', agents.consultant);
  await fillInUpToPayment(page, 'en');
  const typed = await measured(page);
  expect(typed.length).toBeGreaterThan(10);
  expect(JSON.stringify(typed)).not.toMatch(/Marie|Tremblay|514|K1A|Ottawa|CDG|1500|TC-|omartin|Martin/);
  await page.goto(`${originOf('b2b')}/nobody@example.com/Tremblay?refCode=secret&email=nobody@example.com`);
  await expect(page.locator('main h1')).toHaveText('Page not found');
  const first = await measured(page);
  expect(first.map((each) => each.page)).toEqual(['unknown']);
  for (const told of [...typed, ...first])
    for (const name of Object.keys(told))
      expect(['event', 'page', 'step', 'application', 'language']).toContain(name);
  expect(JSON.stringify(first)).not.toMatch(/nobody|Tremblay|secret/);
});

test('[PL-031 partly] another quote is another start', async ({ page }) => {
  await signIn(page, 'b2b', agents.consultant);
  await fillInUpToPayment(page, 'en');
  await page.locator('input[name="method"][value="CASH"]').check({ force: true });
  await submit(page).click();
  await expectStep(page, 'CONFIRMATION', 'en');
  await page.getByRole('button', { name: 'Start a new quote' }).click();
  await expectStep(page, 'TRAVELLER_DETAILS', 'en');
  expect(await countOf(page, 'quoteStart')).toBe(2);
});
