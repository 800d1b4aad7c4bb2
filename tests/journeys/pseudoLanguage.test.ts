import { expect, type Page, test } from '@playwright/test';
import type { StepKey } from '#domain/flow/steps.ts';
import { formatsOf } from '#domain/formats.ts';
import { countryCodes } from '#domain/quote/countries.ts';
import { samplePeople } from '#server/sample/people.ts';
import { bringSession } from '../support/journeys/earlierSession.ts';
import { agents, originOf } from '../support/journeys/portal.ts';
import {
  clippedTexts,
  collectData,
  textsOutside,
  writePseudoTexts,
} from '../support/journeys/pseudoTexts.ts';
import { enterCard, expectStep, fillInUpToPayment, submit } from '../support/journeys/walk.ts';

const formats = formatsOf('en');
const months = Array.from({ length: 12 }, (_, at) => formats.month(at + 1));
/** What no catalogue writes: names of people, countries and months, the letters of a format, the words of the list. */
const names = new Set([
  ...countryCodes.map((code) => formats.country(code)),
  ...months,
  ...samplePeople.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
  'Marie Tremblay',
  'YYYY-MM-DD',
  '1 option available.',
]);
const day = new RegExp(`^(${months.join('|')}) \\d{1,2}, \\d{4}$`);

/** Looks at the screens of a page with texts in brackets: what stands outside is data, and nothing is cut off. */
async function lookingAt(page: Page) {
  const data = collectData(page);
  await writePseudoTexts(page);
  return async (screen: string): Promise<void> => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await clippedTexts(page), `${screen} at ${width} px`).toEqual([]);
    }
    const outside = (await textsOutside(page)).filter(
      (text) => !day.test(text) && !text.split(', ').every((part) => names.has(part) || data.has(part)),
    );
    expect.soft(outside, `${screen} outside of the catalogues`).toEqual([]);
  };
}
const shown = (page: Page) => expect(page.locator('main h1')).toContainText('⟦');

// A late catalogue may still be on its way.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('[QF-009] [QF-037] [CP-004] the seven steps by which co-brand sells have no text of their own, and room for longer texts', async ({
  page,
}) => {
  const look = await lookingAt(page);
  await page.goto(`${originOf('co-brand')}/get-a-quote?lang=en`);
  await shown(page);
  await submit(page).click();
  await expect(page.getByRole('alert').filter({ has: page.getByRole('link') })).toBeVisible();
  await look('traveller details with problems');
  await page.reload();
  const arrived = async (step: StepKey) => {
    await shown(page);
    if (step === 'SELECT_PLAN') await page.locator('main section[id^="plans-"]').waitFor();
    await look(step);
  };
  await fillInUpToPayment(page, 'en', { arrived });
  await enterCard(page, { pan: '4242424242424242', exp: '1230', cvd: '123' });
  await submit(page).click();
  await expectStep(page, 'CONFIRMATION', 'en');
  await expect(page.locator('main')).toContainText(/[A-Z]+-\d{9}/);
  await expect(page.locator('main')).toContainText(/\$\d/);
  await look('confirmation');
});

test('sign-in, error pages, content pages and menus have no text of their own, and room for longer texts', async ({
  page,
}) => {
  const look = await lookingAt(page);
  for (const path of ['/', '/notfound', '/error', '/forbidden', '/welcome', '/nowhere']) {
    await page.goto(`${originOf('b2b')}${path}?lang=en`);
    await expect(page.locator('main h1')).toBeVisible();
    await look(path);
  }
  await bringSession(page.context(), 'b2b', agents.agency);
  for (const path of ['/faqs', '/contact-us', '/resource', '/forms']) {
    await page.goto(`${originOf('b2b')}${path}?lang=en`);
    await expect(page.locator('main h1')).toBeVisible();
    await look(path);
  }
  await page.goto(`${originOf('b2c')}/get-a-quote?lang=en&refCode=REF100000001`);
  await shown(page);
  await look('the menu of a white label');
  await page.setViewportSize({ width: 360, height: 900 });
  await page.getByRole('button', { name: /Open the menu/ }).click();
  await expect(page.locator('nav').getByRole('link').first()).toBeVisible();
  expect(await clippedTexts(page), 'the folded menu').toEqual([]);
});

test('a text that no catalogue has, and one that is cut off, would be noticed', async ({ page }) => {
  await page.setContent(
    `<p>⟦In a catalogue⟧ Written here</p><p>⟦a <b>bold</b> word⟧</p><input aria-label="Named here">
     <span style="display:block;width:60px;overflow:hidden;white-space:nowrap">⟦much too long for its place⟧</span>`,
  );
  expect(await textsOutside(page)).toEqual(['Written here', 'Named here']);
  expect(await clippedTexts(page)).toEqual(['cut: ⟦much too long for its place⟧']);
});
