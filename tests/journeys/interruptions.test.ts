import { expect, type Page, test } from '@playwright/test';
import type { Language } from '#domain/locales.ts';
import type { StepKey } from '#domain/flow/steps.ts';
import { originOf } from '../support/journeys/portal.ts';
import { enterTravellers, expectStep, fillInUpToPayment, submit } from '../support/journeys/walk.ts';

const notKept = 'Not saved yet. You can continue: we keep trying.';
const languageLink: Record<Language, string> = { en: 'Français', fr: 'English' };
const summary = (page: Page) => page.locator('main [role="alert"] li');

/** What shows that a step has come whose fields wait for the server. */
const comesLate: Partial<Record<StepKey, string>> = {
  SELECT_PLAN: 'main [id^="tripCost."]',
  PAYMENT: 'input[id^="cardHolderName"]',
};

/**
 * What is typed, chosen and ticked on the page, by field; amounts without what each language puts between digits. The
 * language of correspondence is left out, which goes with that of the screen until somebody is named.
 */
const entered = (page: Page) =>
  page
    .locator('main')
    .evaluate((main) =>
      [
        ...main.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input:not([id^="lang."]), select'),
      ].map((input) => [
        input.id || input.name,
        input instanceof HTMLInputElement && ['checkbox', 'radio'].includes(input.type)
          ? input.checked
          : input.value.replace(/(?<=\d)[\s,.](?=\d)/gu, ''),
      ]),
    );

/** Leaves the traveller details, so that they are kept, and comes back; gives the first age. */
async function backAtTravellers(page: Page) {
  await page.goto(`${originOf('b2c')}/get-a-quote?lang=en`);
  await enterTravellers(page);
  await submit(page).click();
  await expectStep(page, 'TRIP_DETAILS', 'en');
  await page.goBack();
  await expectStep(page, 'TRAVELLER_DETAILS', 'en');
  return page.locator('input[id^="age."]').first();
}

test('what is typed while the network is away is called not saved, and is saved when the network is back', async ({
  page,
  context,
}) => {
  const age = await backAtTravellers(page);
  await context.setOffline(true);
  await age.fill('46');
  await expect(page.getByText(notKept)).toBeVisible();
  await expect(age).toHaveValue('46');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Save now' }).click();
  await expect(page.getByText(notKept)).toBeHidden();
  await page.reload();
  await expectStep(page, 'TRAVELLER_DETAILS', 'en');
  await expect(age).toHaveValue('46');
});

test('what was typed just before the page is loaded again is found there', async ({ page }) => {
  const age = await backAtTravellers(page);
  for (const typed of ['46', '47', '48']) {
    await age.fill(typed);
    await page.reload();
    await expectStep(page, 'TRAVELLER_DETAILS', 'en');
    await expect(age).toHaveValue(typed);
  }
});

test('the language is switched on every step, also where an error shows: the texts change, and nothing that was entered does', async ({
  page,
}) => {
  const switchTo = async (step: StepKey, language: Language) => {
    await page.getByRole('link', { name: languageLink[language === 'fr' ? 'en' : 'fr'] }).click();
    await expectStep(page, step, language);
  };
  const withErrors = new Set<StepKey>();
  const arrived = async (step: StepKey) => {
    if (step === 'TRAVELLER_DETAILS' || step === 'CONTACT_DETAILS') await submit(page).click();
    await expect(page.locator(comesLate[step] ?? 'main h1').first()).toBeVisible();
    const before = await entered(page);
    const errors = await summary(page).allInnerTexts();
    const heading = await page.locator('main h1').innerText();
    await switchTo(step, 'fr');
    await expect(page.locator('main h1')).not.toHaveText(heading);
    await expect.poll(() => entered(page), step).toEqual(before);
    await expect(summary(page)).toHaveCount(errors.length);
    for (const error of errors) expect(await summary(page).allInnerTexts()).not.toContain(error);
    await switchTo(step, 'en');
    await expect.poll(() => entered(page), step).toEqual(before);
    await expect(summary(page)).toHaveText(errors);
    if (errors.length > 0) withErrors.add(step);
  };
  await page.goto(`${originOf('b2c')}/get-a-quote?lang=en`);
  await fillInUpToPayment(page, 'en', { arrived });
  expect([...withErrors]).toEqual(['TRAVELLER_DETAILS', 'CONTACT_DETAILS']);
});
