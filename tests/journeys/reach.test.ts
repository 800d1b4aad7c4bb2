import { expect, type Page, test } from '@playwright/test';
import type { Language } from '#domain/locales.ts';
import { lossesOn } from '../support/journeys/losses.ts';
import { agents, originOf, signIn } from '../support/journeys/portal.ts';
import { enterCard, expectStep, fillInUpToPayment, submit } from '../support/journeys/walk.ts';

test.setTimeout(240_000);

type Reach = {
  name: string;
  width: number;
  textSize: string;
  application: 'b2b' | 'b2c';
  language: Language;
};

const reaches: Reach[] = [
  { name: '320 px', width: 320, textSize: '100%', application: 'b2b', language: 'en' },
  { name: '320 px', width: 320, textSize: '100%', application: 'b2c', language: 'fr' },
  { name: 'twice the size of text', width: 1280, textSize: '200%', application: 'b2c', language: 'en' },
  { name: 'twice the size of text', width: 1280, textSize: '200%', application: 'b2b', language: 'fr' },
];

for (const { name, width, textSize, application, language } of reaches) {
  test(`at ${name} nothing of the seven steps of ${application} is lost in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript((size) => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = size;
      });
    }, textSize);
    const found: string[] = [];
    const look = async (screen: string) => {
      for (const loss of await lossesOn(page)) found.push(`${screen}: ${loss}`);
    };
    if (application === 'b2b') await signIn(page, 'b2b', agents.consultant, language);
    else await page.goto(`${originOf('b2c')}/get-a-quote?lang=${language}`);
    await expect(submit(page)).toBeVisible();
    await submit(page).click();
    await expect(page.getByRole('alert').filter({ has: page.getByRole('link') })).toBeVisible();
    await look('TRAVELLER_DETAILS with problems');
    await page.reload();
    await fillInUpToPayment(page, language, false, async (step) => {
      await expect(page.locator('main h1')).toBeFocused();
      await look(step);
      if (step === 'SELECT_PLAN') await lookAtDialog(page, () => look('details of a plan'));
    });
    await enterCard(page, { pan: '4242424242424242', exp: '1230', cvd: '123' });
    await look('PAYMENT with a card');
    await submit(page).click();
    await expectStep(page, 'CONFIRMATION', language);
    await look('CONFIRMATION');
    expect(found).toEqual([]);
  });
}

async function lookAtDialog(page: Page, look: () => Promise<void>): Promise<void> {
  await page
    .getByRole('button', { name: /^(View details|Voir les détails)/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}
