import { expect, type Locator, type Page } from '@playwright/test';
import { describe, test } from 'vitest';
import { addField } from '../support/journeys/addField.ts';
import { personAt } from '../support/tours/journeys/person.ts';
import { openPage } from '../support/tours/views/offered.ts';
import { commandPage } from '../support/tours/views/play.ts';

const offered = openPage({ width: 1280, height: 900 });

const boxOf = async (place: Locator) => (await place.boundingBox())!;
const top = async (place: Locator) => Math.round((await boxOf(place)).y);
const left = async (place: Locator) => Math.round((await boxOf(place)).x);
const control = (page: Page, id: string) => page.locator(`[id="${id}"]`);

/** How far the label of a control stands above it, in pixels. */
async function labelGap(page: Page, id: string): Promise<number> {
  const label = await boxOf(page.locator(`label[for="${id}"]`));
  return (await boxOf(control(page, id))).y - label.y - label.height;
}

async function openChart(chart: string, lang: 'en' | 'fr', width: number, before: readonly string[]) {
  const { page } = offered();
  await page.setViewportSize({ width, height: 900 });
  await commandPage(page, 'open', [chart, '', lang]);
  for (const id of before) await commandPage(page, 'apply', [id, []]);
  return personAt(page, lang);
}

async function openPlans(lang: 'en' | 'fr', asked: Record<string, unknown>): Promise<Page> {
  const { page } = offered();
  await page.setViewportSize({ width: 1280, height: 900 });
  await commandPage(page, 'visit', ['planSelection', asked, lang]);
  await page.locator('li > section').first().waitFor();
  return page;
}

describe.each(['en', 'fr'] as const)('in %s', (lang) => {
  test.each([768, 1280])('at %d px a label of the licence stands directly above its field', async (width) => {
    const { page } = await openChart('licenseForm', lang, width, ['itComes']);
    expect(await labelGap(page, 'legalName')).toBeLessThan(8);
    expect(await labelGap(page, 'screeningStatus')).toBeLessThan(8);
    expect(await top(control(page, 'legalName'))).toBe(await top(control(page, 'licenseNumber')));
    expect(await top(control(page, 'screeningStatus'))).toBe(
      await top(control(page, 'screeningEffectiveDate')),
    );
  });

  test('what can be chosen on a plan card stands on one line, whatever its hint', async () => {
    const page = await openPlans(lang, {
      world: 'topUp',
      travellers: { flowTravellerType: 'TOP_UP', departureDate: '2026-11-01' },
    });
    const days = control(page, 'daysPerTrip.pax-1.SEMH');
    expect(await top(control(page, 'deductible.pax-1.SEMH'))).toBe(await top(days));
  });

  test('where a date of the filter is wrong the fields beside it stay on its line, and its cross stays beside its label', async () => {
    const person = await openChart('listArea', lang, 1280, []);
    const { page, text } = person;
    const field = text('licensing.field.expiredDate');
    await addField(person, field);
    await addField(person, text('licensing.column.status'));
    const date = page.locator('input[id^="filter-expiredDate"]').first();
    const cross = page.getByRole('button', { name: text('tableFilter.deleteLabel', { field }) });
    await date.fill('2027/13/45');
    await page.locator('button[type=submit]').first().click();
    await expect(date).toHaveAttribute('aria-invalid', 'true');
    expect(await top(control(page, 'filter-status'))).toBe(await top(date));
    const label = page.locator(`label[for="${await date.getAttribute('id')}"]`);
    expect(Math.abs((await top(cross)) - (await top(label)))).toBeLessThan(4);
  });

  test('the way to the details of a plan stands in line with what is above it', async () => {
    const page = await openPlans(lang, { world: 'questionnaire' });
    const card = page.locator('li > section').first();
    const [select, details] = [card.locator('button').first(), card.locator('button').last()];
    const words = await details.evaluate((button) => {
      const range = document.createRange();
      range.selectNodeContents(button);
      return Math.round(range.getBoundingClientRect().x);
    });
    expect(words).toBe(await left(select));
  });
});

test.each([
  ['licenseForm', ['itComes']],
  ['listArea', []],
  ['organizationSwitch', ['aManagerComes']],
] as const)('drawings grow with the texts: %s', async (chart, told) => {
  const { page } = await openChart(chart, 'en', 1280, told);
  await expect(page.locator('svg').last()).toBeVisible();
  const widths = () =>
    page.locator('svg').evaluateAll((all) => all.map((svg) => svg.getBoundingClientRect().width));
  const before = await widths();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const after = await widths();
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  expect(before.length).toBeGreaterThan(0);
  expect(after).toEqual(before.map((width) => 2 * width));
});
