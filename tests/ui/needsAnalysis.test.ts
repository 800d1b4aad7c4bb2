import { expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/accessibility.ts';
import { button } from '#tests/support/journeys/walk.ts';
import { commandPage } from '#tests/support/tours/views/play.ts';
import { visits } from '#tests/support/tours/views/visits.ts';
import { answerNeeds, unfoldNeeds } from '../tours/needsAnalysis.screens.ts';

const { show } = visits();

const open = async (lang: 'en' | 'fr' = 'en', width = 1280) => {
  const page = await show({ step: 'planSelection', lang, width });
  await button(page, lang === 'en' ? 'Answer the questions' : 'Répondre aux questions').click();
  await page.locator('[id="creditCard.pax-1"]').waitFor();
  return page;
};

test.each([
  ['en', 360],
  ['fr', 360],
  ['en', 768],
  ['fr', 768],
  ['en', 1280],
  ['fr', 1280],
] as const)('the needs analysis in %s at %i px is accessible and not too wide', async (lang, width) => {
  const page = await open(lang, width);
  await button(page, lang === 'en' ? 'Done' : 'Terminer').click();
  await page.getByRole('alert').getByRole('link').first().waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  const wide = await page.getByRole('dialog').evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  expect(wide).toBe(0);
});

test('a summary of problems that is taller than the window begins in sight', async () => {
  const page = await open('fr', 360);
  await page.setViewportSize({ width: 360, height: 500 });
  await button(page, 'Terminer').click();
  const summary = page.getByRole('dialog').getByRole('alert');
  await summary.getByRole('link').first().waitFor();
  const title = await summary.getByRole('heading').boundingBox();
  expect((await summary.boundingBox())?.height).toBeGreaterThan(500);
  expect(title?.y).toBeGreaterThanOrEqual(0);
  expect(title?.y).toBeLessThan(250);
});

test('its window leaves as much room after the questions as before them', async () => {
  const page = await open();
  const dialog = await page.getByRole('dialog').boundingBox();
  const title = await page.getByRole('heading', { name: 'Trips' }).boundingBox();
  const [before, after] = [title!.x - dialog!.x, dialog!.x + dialog!.width - title!.x - title!.width];
  expect(Math.abs(after - before)).toBeLessThan(2);
});

test.each([
  ['en', 'The same answers for everybody', 'Done'],
  ['fr', 'Les mêmes réponses pour tout le monde', 'Terminer'],
] as const)(
  '[NA-009] one tick gives everybody the answers of the first traveller (%s)',
  async (lang, same, done) => {
    const page = await open(lang);
    const everybody = page.getByRole('checkbox', { name: same });
    await everybody.check();
    await answerNeeds(page, 'pax-1');
    await unfoldNeeds(page, 'pax-2');
    const own = page.locator('[id="coverageSameAsPrimary.pax-2"]');
    await own.uncheck();
    expect(await everybody.isChecked()).toBe(false);
    await everybody.check();
    expect(await own.isChecked()).toBe(true);
    await button(page, done).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  },
);

test('[NA-012] a resident of Quebec does not go on without it, and is led to it', async () => {
  const page = await show({ step: 'planSelection' });
  await page.locator('#plans-pax-1 li').first().waitFor();
  await button(page, 'Continue to the quote summary').click();
  await page.getByRole('link', { name: 'Answer the questions of the needs analysis.' }).click();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('needs-analysis');
});

test('[NA-012] nobody is asked outside of Quebec', async () => {
  const page = await show({ step: 'planSelection', travellers: { province: 'ON' } });
  await page.locator('#plans-pax-1 li').first().waitFor();
  expect(await page.locator('#needs-analysis').count()).toBe(0);
});

test('[NA-013] closed and opened again it shows the answers given before', async () => {
  const page = await open();
  await answerNeeds(page, 'pax-1');
  await page.getByRole('dialog').press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await button(page, 'Continue the questions').click();
  expect(await page.locator('[id="modeOfTransportation.pax-1"]').inputValue()).toBe('Avion');
  expect(await page.locator('input[name="creditCard.pax-1"][value="true"]').isChecked()).toBe(true);
});

test('[NA-013] what is answered in part is said to be kept, and that the rest is missing', async () => {
  const page = await open();
  await page.locator('[id="tripYearly.pax-1"]').fill('2');
  await page.getByRole('dialog').press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.locator('#needs-analysis').innerText()).toContain('Your answers so far are kept.');
  await button(page, 'Continue the questions').click();
  expect(await page.locator('[id="tripYearly.pax-1"]').inputValue()).toBe('2');
});

test('another language shows the questions in it and keeps the answers', async () => {
  const page = await open();
  await answerNeeds(page, 'pax-1');
  await commandPage(page, 'speak', ['fr']);
  const trips = page.getByLabel('Combien de voyages sont effectués par année? (Texte d’exemple)').first();
  expect(await trips.inputValue()).toBe('2');
  await unfoldNeeds(page, 'pax-2');
  await page.locator('[id="insuranceSameAsPrimary.pax-2"]').check();
  await page.locator('[id="coverageSameAsPrimary.pax-2"]').check();
  await page.locator('[id="existingPolicySameAsPrimary.pax-2"]').check();
  await button(page, 'Terminer').click();
  await page.getByText('Vous avez répondu aux questions.').waitFor();
});
