import type { Locator, Page } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import { rows as travellersAged } from '#tests/support/quote/forms.ts';
import { visits } from '#tests/support/tours/views/visits.ts';

const { show } = visits();

type Seen = { sent: unknown[] };
const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen);
const button = (place: Page, name: string) => place.getByRole('button', { name });

describe('quote summary', () => {
  /** The rows of a summary as they are read, label and value; the links for a change left out. */
  const rowsOf = async (place: Locator) =>
    Promise.all(
      (await place.locator('dl > div').all()).map(async (row) => [
        await row.locator('dt').innerText(),
        await row.locator('dd').first().innerText(),
      ]),
    );

  test('[QS-002] [TD-004] it shows the trip with its kind, dates, destination and province', async () => {
    const page = await show({ step: 'quoteSummary' });
    const rows = await rowsOf(page.locator('section').filter({ hasText: 'The trip' }).first());
    for (const row of [
      ['Kind of trip', 'Single trip'],
      ['Departure', 'December 1, 2026'],
      ['Return', 'December 15, 2026'],
      ['To', 'LIS, Lisbon Airport, Portugal'],
      ['Province or territory', 'Quebec'],
    ]) {
      expect(rows).toContainEqual(row);
    }
  });

  test('[QS-002] it shows what only a student was asked, each answer with a link that changes it', async () => {
    const page = await show({
      step: 'quoteSummary',
      travellers: { flowTravellerType: 'STUDENT', studentType: 'INTERNATIONAL' },
      trip: {
        schoolName: 'McGill University',
        schoolCity: 'Montreal',
        educationStartDate: '2026-12-02',
        educationEndDate: '2026-12-14',
      },
    });
    const trip = page.locator('section').filter({ hasText: 'The trip' }).first();
    const rows = await rowsOf(trip);
    for (const row of [
      ['Kind of traveller', 'International student'],
      ['Province or territory of the stay', 'Quebec'],
      ['School name', 'McGill University'],
      ['School city', 'Montreal'],
      ['First day of studies', 'December 2, 2026'],
      ['Last day of studies', 'December 14, 2026'],
    ]) {
      expect(rows).toContainEqual(row);
    }
    const change = trip.getByRole('link', { name: 'Change School name' });
    expect(await change.getAttribute('href')).toMatch(/#schoolName$/);
  });

  test.each([
    ['VISITOR_TO_CANADA', { arrivalDate: '2026-12-01', isSuperVisa: 'true' }, ['Super visa', 'Yes']],
    ['TOP_UP', { existingCoverageDays: '10' }, ['Days covered by your existing plan', '10']],
  ] as const)('[QS-002] it shows what only %s was asked', async (flowTravellerType, trip, row) => {
    const page = await show({ step: 'quoteSummary', travellers: { flowTravellerType }, trip });
    expect(await rowsOf(page.locator('section').first())).toContainEqual(row);
  });

  test('its number stays on one line in a place of 40 px, and one press selects it whole', async () => {
    const page = await show({ step: 'quoteSummary' });
    const number = page.locator('dd').getByText('Q-100123').first();
    await number.evaluate((element) => (element.parentElement!.style.inlineSize = '40px'));
    expect(await number.evaluate((element) => element.getClientRects().length)).toBe(1);
    await number.click();
    expect(await page.evaluate(() => String(window.getSelection()))).toBe('Q-100123');
  });

  test('in French it names the destination that was chosen in English by its French name', async () => {
    const page = await show({ step: 'quoteSummary', lang: 'fr' });
    expect(await rowsOf(page.locator('section').first())).toContainEqual(['À', 'LIS, Lisbonne, Portugal']);
  });

  test.each([
    ['en', ['Price valid until', 'December 20, 2026'], 'Quote as PDF', 'Send by email'],
    ['fr', ['Prix valide jusqu’au', '20 décembre 2026'], 'Soumission en PDF', 'Envoyer par courriel'],
  ] as const)(
    'in %s it says until when the price is held, and gives the quote as a PDF and by email to whom may',
    async (lang, row, pdf, mail) => {
      const page = await show({ step: 'quoteSummary', lang });
      expect(await rowsOf(page.locator('section').first())).toContainEqual(row);
      expect(await button(page, pdf).count()).toBe(1);
      const href = await page.getByRole('link', { name: mail }).getAttribute('href');
      expect(href).toBe(`/quotes/send?id=Q-100123&from=quote&lang=${lang}`);
      const printing = await show({ step: 'quoteSummary', lang, facts: { mayMailQuote: false } });
      expect(await button(printing, pdf).count()).toBe(1);
      expect(await printing.getByRole('link', { name: mail }).count()).toBe(0);
      const without = await show({ step: 'quoteSummary', lang, facts: { mayPrintQuote: false } });
      await without.getByText('Q-100123').waitFor();
      expect(await button(without, pdf).count()).toBe(0);
      expect(await without.getByRole('link', { name: mail }).count()).toBe(0);
    },
  );

  test('[QS-002] it shows every traveller with the plan, the optional benefits, the add-ons, and the total', async () => {
    const page = await show({ step: 'quoteSummary' });
    for (const traveller of ['Traveller 1', 'Traveller 2']) {
      const rows = await rowsOf(page.locator('section').filter({ hasText: traveller }).first());
      for (const row of [
        ['Plan', 'Emergency medical'],
        ['Baggage', '$12.50'],
        ['Cancel for any reason', '$30.00'],
        ['Total for this traveller', '$137.50'],
      ]) {
        expect(rows, traveller).toContainEqual(row);
      }
    }
    expect(await rowsOf(page.locator('main'))).toContainEqual(['Total', '$275.00']);
  });

  test('the total of twelve travellers stands before everything else, on the first screen', async () => {
    const travellers = { travellers: travellersAged(...Array.from({ length: 12 }, () => 45)) };
    const holders = travellers.travellers.map(({ id }) => id);
    const page = await show({ step: 'quoteSummary', travellers, holders });
    const total = page.locator('dl > div').filter({ hasText: '$1,650.00' });
    const topOf = async (what: Locator) => (await what.boundingBox())!.y;
    expect(await topOf(total)).toBeLessThan(400);
    expect(await topOf(total)).toBeLessThan(await topOf(page.getByText('The trip')));
    expect(await topOf(page.getByText('Traveller 12'))).toBeGreaterThan(800);
  });

  test.each([
    ['Several trips in a year', { multiTrip: 'true' }],
    ['Added to an existing plan', { flowTravellerType: 'TOP_UP' }],
  ] as const)('[TD-004] a trip may be: %s', async (kind, travellers) => {
    const page = await show({ step: 'quoteSummary', travellers });
    expect(await rowsOf(page.locator('main'))).toContainEqual(['Kind of trip', kind]);
  });

  test('[QS-003] [PS-076] [PS-098 partly] an agency sees adjustments by type and the total of each traveller', async () => {
    const page = await show({ step: 'quoteSummary' });
    for (const traveller of ['Traveller 1', 'Traveller 2']) {
      const rows = await rowsOf(page.locator('section').filter({ hasText: traveller }).first());
      expect(rows, traveller).toContainEqual(['Companion discount', expect.stringMatching(/^[-−]\$5\.00$/)]);
      expect(rows, traveller).toContainEqual(['Total for this traveller', '$137.50']);
    }
  });

  test.each([
    { lang: 'en', total: 'Including optional benefits', amount: '$42.50' },
    { lang: 'fr', total: 'Dont garanties facultatives', amount: '42,50\u00a0$' },
  ] as const)(
    '[QS-008] the optional benefits of each traveller are listed with their sum in $lang',
    async ({ lang, total, amount }) => {
      const page = await show({ step: 'quoteSummary', lang });
      const rows = page.locator('dl > div').filter({ hasText: total });
      expect(await rows.count()).toBe(2);
      for (const row of await rows.all()) expect(await row.innerText()).toContain(amount);
    },
  );

  test.each([
    ['QC', ['Policy', 'Product', 'Fact sheet', 'Notice']],
    ['ON', ['Policy', 'Product', 'Fact sheet']],
  ] as const)('[QS-005] [PS-037] in %s the documents of each plan are: %s', async (province, documents) => {
    const page = await show({ step: 'quoteSummary', travellers: { province } });
    for (const traveller of ['Traveller 1', 'Traveller 2']) {
      const links = page.locator('section').filter({ hasText: traveller }).first().locator('ul a');
      const texts = await links.allInnerTexts();
      expect(texts.map((text) => text.split('\n')[0]?.trim())).toEqual(documents);
    }
  });

  test.each([
    ['en', 'Quote number'],
    ['fr', 'Numéro de la soumission'],
  ] as const)('in %s it names the number under which the quote is found again', async (lang, label) => {
    const page = await show({ step: 'quoteSummary', lang });
    expect(await rowsOf(page.locator('main'))).toContainEqual([label, 'Q-100123']);
  });

  test('[QS-007] each answer has a way back to its field on its step', async () => {
    const page = await show({ step: 'quoteSummary' });
    for (const answer of [/^Change\s+Plan/, /^Change\s+Deductible/])
      await page.getByRole('link', { name: answer }).first().click();
    await page.getByRole('link', { name: /^Change\s+To/ }).click();
    await page.getByRole('link', { name: /^Change\s+Departure/ }).click();
    expect((await seen(page)).sent).toEqual([
      { type: 'follow', path: '/get-a-quote/plan-selection', field: 'plans-pax-1' },
      { type: 'follow', path: '/get-a-quote/plan-selection', field: 'plans-pax-1' },
      { type: 'follow', path: '/get-a-quote/trip-details', field: 'destination' },
      { type: 'follow', path: '/get-a-quote', field: 'departureDate' },
    ]);
  });
});
