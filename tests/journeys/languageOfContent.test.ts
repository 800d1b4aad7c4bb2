import { expect, test } from '@playwright/test';
import { openStepAgain } from '../support/journeys/earlierVisit.ts';
import { agents, signIn } from '../support/journeys/portal.ts';
import { choosePlans, enterTravellers, expectStep, submit } from '../support/journeys/walk.ts';

const texts = {
  en: { other: 'Français', unlimited: 'Unlimited', on: /^Continue/, change: 'Coverage amount' },
  fr: { other: 'English', unlimited: 'Illimité', on: /^Continuer/, change: 'Montant de couverture' },
} as const;

test('[LN-030] unlimited coverage shows its label on the card and in the summary, in either language', async ({
  page,
}) => {
  await openStepAgain(page, { application: 'b2c', language: 'en', step: 'SELECT_PLAN' });
  const coverage = page.locator('select[id^="coverageAmount."]').first();
  const card = page.locator('main section[id^="plans-"] > ul > li').filter({ has: coverage });
  await expect(coverage.locator('option').last()).toHaveText(texts.en.unlimited);
  const priced = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/quote') && !!response.request().postData()?.includes('999999'),
  );
  await coverage.selectOption({ label: texts.en.unlimited });
  await card.getByRole('button', { name: /^Calculate/ }).click();
  expect((await priced).status()).toBe(200);
  await card.getByRole('button', { name: /^Select/ }).click();
  await page.getByRole('button', { name: texts.en.on }).click();
  await expectStep(page, 'QUOTE_DETAILS', 'en');
  const summary = page.locator('main');
  await expect(summary).toContainText(`${texts.en.change}${texts.en.unlimited}`);
  await page.getByRole('link', { name: texts.en.other }).click();
  await expectStep(page, 'QUOTE_DETAILS', 'fr');
  await expect(summary).toContainText(`${texts.fr.change}${texts.fr.unlimited}`);
  await expect(summary).not.toContainText(/999.999/);
});

test('[LN-033] menus, texts, plans and words of the organization come again in the other language', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (searchParams.has('lang')) asked.push(`${pathname} ${searchParams.get('lang')}`);
  });
  await signIn(page, 'b2b', agents.consultant);
  await enterTravellers(page);
  await submit(page).click();
  await expectStep(page, 'TRIP_DETAILS', 'en');
  await submit(page).click();
  await expectStep(page, 'SELECT_PLAN', 'en');
  const title = page.locator('main section[id^="plans-"] > ul > li h3').first();
  const footer = page.getByRole('contentinfo').getByRole('listitem').first();
  const english = { plan: await title.innerText(), footer: await footer.innerText() };
  await page.getByRole('link', { name: texts.en.other }).click();
  await expectStep(page, 'SELECT_PLAN', 'fr');
  await expect(footer).not.toHaveText(english.footer);
  await expect(title).not.toHaveText(english.plan);
  for (const call of ['/api/content/navigation', '/api/translations/TC/portal']) {
    expect(asked).toContain(`${call} EN`);
    expect(asked).toContain(`${call} FR`);
  }
  await choosePlans(page);
  await page.getByRole('button', { name: texts.fr.on }).click();
  await expectStep(page, 'QUOTE_DETAILS', 'fr');
  await page.getByRole('button', { name: /^Passer à la proposition/ }).click();
  await expectStep(page, 'CONTACT_DETAILS', 'fr');
  const terms = page.locator('main form');
  await expect(terms).toContainText('Je confirme que les renseignements fournis');
  await page.getByRole('link', { name: texts.fr.other }).click();
  await expectStep(page, 'CONTACT_DETAILS', 'en');
  await expect(terms).toContainText('I confirm that the information given');
  await expect(terms).not.toContainText('Je confirme');
});
