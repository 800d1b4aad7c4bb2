import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/accessibility.ts';
import { button } from '#tests/support/journeys/walk.ts';
import { finishQuestionnaire, healthyTreatment } from '#tests/support/questionnaires/finish.ts';
import { awaiting, healthy } from '#tests/support/questionnaires/medical.ts';
import { commandPage } from '#tests/support/tours/views/play.ts';
import { visits } from '#tests/support/tours/views/visits.ts';
import { answerHealth } from '../tours/medicalQuestionnaire.screens.ts';

const { show } = visits();

const card = (page: Page, traveller = 1) => page.locator(`#plans-pax-${traveller} li`).first();
const { heartCondition, lungCondition } = healthy;

const open = async (lang: 'en' | 'fr' = 'en', width = 1280) => {
  const page = await show({ step: 'planSelection', world: 'questionnaire', lang, width });
  await card(page)
    .getByText(lang === 'en' ? 'Answer the questionnaire' : 'Répondre au questionnaire')
    .click();
  await page.locator('[id="medical.heartCondition"]').waitFor();
  return page;
};

test.each([
  ['en', 360],
  ['fr', 360],
  ['en', 768],
  ['fr', 768],
  ['en', 1280],
  ['fr', 1280],
] as const)(
  'the medical questionnaire in %s at %i px is accessible and not too wide',
  async (lang, width) => {
    const page = await open(lang, width);
    await answerHealth(page, { heartCondition: 'true' });
    await button(page, lang === 'en' ? 'Next step' : 'Étape suivante').click();
    await page.getByRole('alert').getByRole('link').first().waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    const wide = await page.getByRole('dialog').evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
    expect(wide).toBe(0);
  },
);

test('[MQ-020] every question is answered before the next step opens, and the declaration accepted before the end', async () => {
  const page = await open();
  await button(page, 'Next step').click();
  expect(await page.getByRole('alert').getByRole('link').count()).toBe(2);
  expect(await page.getByText('Step 1 of 3').count()).toBe(1);
  await answerHealth(page, { heartCondition, lungCondition });
  await button(page, 'Next step').click();
  await page.getByText('Step 2 of 3').waitFor();
  await button(page, 'Next step').click();
  expect(await page.getByRole('alert').getByRole('link').count()).toBe(3);
  await answerHealth(page, healthyTreatment);
  await button(page, 'Next step').click();
  await page.getByText('Step 3 of 3').waitFor();
  await button(page, 'Finish').click();
  await page.getByRole('link', { name: 'Accept the declaration to finish the questionnaire.' }).waitFor();
  expect(await card(page).getByText('Change the answers').count()).toBe(0);
});

test('[MQ-024] another language shows the questions in it and keeps the answers', async () => {
  const page = await open();
  await answerHealth(page, { heartCondition: 'true' });
  expect(await page.getByText('Your heart', { exact: true }).count()).toBe(1);
  expect(await page.getByText('Votre cœur').count()).toBe(0);
  await commandPage(page, 'speak', ['fr']);
  await page.getByText('Étape 1 sur 3').waitFor();
  const heart = page.getByRole('group', { name: /^Avez-vous reçu un traitement pour une maladie du cœur/ });
  expect(await heart.getByLabel('Oui').isChecked()).toBe(true);
  expect(await page.getByText('Votre cœur').count()).toBe(1);
});

test('[MQ-013] a cover-me card shows price and attributes where no questionnaire is asked for, and elsewhere once the answers are eligible', async () => {
  const facts = { organizationKind: 'coverMe', organizationCode: 'CM' } as const;
  const shown = (one: ReturnType<typeof card>) => one.locator('select, [data-holds]').count();
  const unasked = await show({ step: 'planSelection', facts });
  await card(unasked).locator('select').waitFor();
  expect(await shown(card(unasked))).toBe(2);
  const page = await show({ step: 'planSelection', world: 'questionnaire', facts });
  await card(page).getByText('Answer the questionnaire').waitFor();
  expect(await shown(card(page))).toBe(0);
  await card(page).getByText('Answer the questionnaire').click();
  await page.locator('[id="medical.heartCondition"]').waitFor();
  await finishQuestionnaire(page, { ...healthyTreatment, awaitingTreatment: awaiting.awaitingTreatment });
  await card(page).getByText('This plan is not available').waitFor();
  expect(await shown(card(page))).toBe(0);
  await card(page).getByText('Change the answers').click();
  await page.locator('[id="medical.heartCondition"]').waitFor();
  await finishQuestionnaire(page, healthyTreatment);
  await card(page).locator('select').waitFor();
  expect(await shown(card(page))).toBe(2);
});

test('[MQ-025] a questionnaire that does not load is told with a way to try again, and is not taken until it is finished', async () => {
  const page = await show({ step: 'planSelection', world: 'questionnaire' });
  const lineIs = (line: 'lost' | 'up') =>
    page.evaluate(
      (now) => void Object.assign((window as unknown as { seen: object }).seen, { line: now }),
      line,
    );
  const act = (name: string) => card(page).getByText(name, { exact: true });
  await act('Answer the questionnaire').waitFor();
  await lineIs('lost');
  await act('Answer the questionnaire').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('We could not load the questions.').waitFor();
  expect(await act('Answer the questionnaire').count()).toBe(1);
  expect(await act('Change the answers').count()).toBe(0);
  await lineIs('up');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await page.locator('[id="medical.heartCondition"]').waitFor();
  await finishQuestionnaire(page, healthyTreatment);
  await act('Change the answers').waitFor();
  expect(await act('Answer the questionnaire').count()).toBe(0);
});
