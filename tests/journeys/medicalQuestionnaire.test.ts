import { expect, type Page, test } from '@playwright/test';
import type { PolicyBody } from '#domain/calls/shapes/policyBody.ts';
import { choosePlansWithSuperVisa, pathsWithAnswers } from '../support/journeys/medical.ts';
import { button, enterApplication, expectStep, submit } from '../support/journeys/walk.ts';
import { awaiting, healthy, sentMedicalAnswers, sinceArrival } from '../support/questionnaires/medical.ts';
import { answerHealth } from '../tours/medicalQuestionnaire.screens.ts';

const words = {
  en: { take: 'Answer the questionnaire', edit: 'Change the answers', next: 'Next step', finish: 'Finish' },
  fr: {
    take: 'Répondre au questionnaire',
    edit: 'Modifier les réponses',
    next: 'Étape suivante',
    finish: 'Terminer',
  },
};
const titles = { en: 'This plan is not available', fr: 'Ce régime n’est pas offert' };

/** Answers every page and accepts the declaration. */
async function answer(page: Page, lang: 'en' | 'fr', answers: typeof healthy): Promise<void> {
  const { heartCondition, lungCondition, ...others } = answers;
  await answerHealth(page, { heartCondition, lungCondition });
  await button(page, words[lang].next).click();
  await answerHealth(page, { ...others, ...sinceArrival });
  await button(page, words[lang].next).click();
  await page.locator('[id="medical.declaration"]').check();
  await button(page, words[lang].finish).click();
}

for (const lang of ['en', 'fr'] as const) {
  test(`[MQ-008] [MQ-012] [MQ-017] a visitor of 75 with a super visa is not eligible, then is, and buys (${lang})`, async ({
    page,
  }) => {
    const paying = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/api/policies'),
    );
    const paths = pathsWithAnswers(page);
    await choosePlansWithSuperVisa(page, lang);
    const card = page.locator('#plans-pax-1 li').filter({ has: page.getByText(words[lang].take) });
    await expect(card.locator('[data-holds]')).toHaveCount(0);
    await card.getByText(words[lang].take).click();
    await answer(page, lang, awaiting);
    const asking = page.locator('#plans-pax-1 li').filter({ has: page.getByText(words[lang].edit) });
    await expect(asking.getByText(titles[lang])).toBeVisible();
    await expect(asking.locator('[data-holds]')).toHaveCount(0);
    await asking.getByText(words[lang].edit).click();
    await answer(page, lang, healthy);
    await expect(asking.locator('[data-holds]')).toHaveCount(1);
    await asking.getByRole('button', { name: /^(Select|Choisir)/ }).click();
    await page.getByRole('dialog').getByRole('checkbox').check();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Select|Choisir)/ })
      .click();
    await page.getByRole('button', { name: /^(Continue to the quote|Continuer vers l’aperçu)/ }).click();
    await page.getByRole('button', { name: /^(Continue to the app|Passer à la proposition)/ }).click();
    await expectStep(page, 'CONTACT_DETAILS', lang);
    const birthYear = String(new Date(Date.now() + 30 * 86_400_000).getFullYear() - 75);
    await enterApplication(page, { firstName: 'Marie', lastName: 'Tremblay', birthYear });
    await submit(page).click();
    await expectStep(page, 'PAYMENT', lang);
    await page.locator('input[name="method"][value="PAID_TO_AGENCY"]').check();
    await submit(page).click();
    await expectStep(page, 'CONFIRMATION', lang);
    const body = (await paying).postDataJSON() as PolicyBody;
    expect([...paths].toSorted()).toEqual(['/api/drafts', '/api/policies', '/api/quote']);
    expect(body.paxes[0]?.questionnaires).toEqual([sentMedicalAnswers({ ...healthy, ...sinceArrival })]);
  });
}
