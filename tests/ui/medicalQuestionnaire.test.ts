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

test('[MQ-009] only the card of a plan that asks for answers about health has the button', async () => {
  const page = await show({ step: 'planSelection', world: 'questionnaire' });
  const cards = page.locator('#plans-pax-1 li').filter({ has: page.getByRole('heading') });
  const asking = cards.filter({ has: page.getByRole('button', { name: /^Answer the questionnaire/ }) });
  await asking.first().waitFor();
  expect(await asking.getByRole('heading').allInnerTexts()).toEqual(['Emergency medical']);
  expect(await cards.count()).toBe(2);
});

test('[MQ-017] whom the answers make not eligible is told so by the organization, and cannot take the plan', async () => {
  const page = await open();
  await finishQuestionnaire(page, { ...healthyTreatment, awaitingTreatment: awaiting.awaitingTreatment });
  await card(page).getByText('This plan is not available').waitFor();
  await card(page)
    .getByText(/^With the answers given to the medical questionnaire/)
    .waitFor();
  const select = card(page).getByRole('button', { name: /^Select/ });
  expect(await select.getAttribute('aria-disabled')).toBe('true');
  expect(await card(page).locator('[data-holds]').count()).toBe(0);
});

test('[MQ-012] [MQ-023] once it is taken the card shows price and attributes, and the card of another traveller does not', async () => {
  const page = await open();
  expect(await card(page).locator('select, [data-holds]').count()).toBe(0);
  await finishQuestionnaire(page, healthyTreatment);
  await card(page).locator('[data-holds]').waitFor();
  expect(await card(page).locator('select').count()).toBeGreaterThan(0);
  expect(await card(page, 2).locator('select, [data-holds]').count()).toBe(0);
  expect(await card(page, 2).getByText('Answer the questionnaire').count()).toBe(1);
  const unasked = page.locator('#plans-pax-1 li').nth(1);
  expect(await unasked.locator('[data-holds]').count()).toBe(1);
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

test('[PS-055] a premium is not calculated before a questionnaire that is required is taken with an eligible result', async () => {
  const facts = { organizationKind: 'coverMe', organizationCode: 'CM' } as const;
  const page = await show({ step: 'planSelection', world: 'questionnaire', facts });
  const calculate = card(page).getByRole('button', { name: /^Calculate/ });
  const quotes = () =>
    page.evaluate(() => (window as unknown as { seen: { quotes: unknown[] } }).seen.quotes.length);
  const pressInVain = async (reason: string) => {
    const asked = await quotes();
    expect(await calculate.getAttribute('aria-disabled')).toBe('true');
    await calculate.click({ force: true });
    await card(page).getByRole('alert').filter({ hasText: reason }).waitFor();
    expect(await quotes()).toBe(asked);
  };
  await pressInVain('The medical questionnaire is missing.');
  await card(page).getByText('Answer the questionnaire').click();
  await page.locator('[id="medical.heartCondition"]').waitFor();
  await finishQuestionnaire(page, { ...healthyTreatment, awaitingTreatment: awaiting.awaitingTreatment });
  await pressInVain('The plan is not available with the answers given.');
  await card(page).getByText('Change the answers').click();
  await page.locator('[id="medical.heartCondition"]').waitFor();
  await finishQuestionnaire(page, healthyTreatment);
  await card(page).getByLabel('Deductible').selectOption('500');
  await calculate.and(page.locator(':not([aria-disabled])')).click();
});

test('[MQ-015] answers travel with their traveller as questionnaires of type MEDICAL, a list of keys and answers', async () => {
  const page = await open();
  await finishQuestionnaire(page, healthyTreatment);
  await card(page).locator('[data-holds]').waitFor();
  const sent = await page.evaluate(
    () =>
      (window as unknown as { seen: { quotes: { paxes: { questionnaires?: unknown }[] }[] } }).seen.quotes.at(
        -1,
      )?.paxes[0]?.questionnaires,
  );
  expect(sent).toEqual([
    {
      type: 'MEDICAL',
      answers: [
        { key: 'heartCondition', answer: 'false' },
        { key: 'lungCondition', answer: 'false' },
        { key: 'medications', answer: '0' },
        { key: 'smoking', answer: 'NEVER' },
        { key: 'awaitingTreatment', answer: 'false' },
      ],
    },
  ]);
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
