import { describe, expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/accessibility.ts';
import { type Visit, visits } from '#tests/support/tours/views/visits.ts';

const { show } = visits();

/** 40 days, from 1 December 2026. */
const shortVisit = { flowTravellerType: 'VISITOR_TO_CANADA', returnDate: '2027-01-09' } as const;
const forSuperVisa = { isSuperVisa: 'true' } as const;
const told = {
  en: 'A super visa needs 365 days of coverage; this trip has 40. With a return on November 30, 2027 it would',
  fr: 'Un super visa exige 365\u00a0jours de couverture; ce voyage en compte 40. Avec un retour le 30 novembre 2027',
};

describe('a trip that is too short for its super visa', () => {
  test.each(['en', 'fr'] as const)(
    '[TD-027 partly] is warned of once that is answered, and may go on (%s)',
    async (lang) => {
      const page = await show({ step: 'tripDetails', lang, width: 360, form: shortVisit });
      const notice = page.getByRole('status').filter({ hasText: told[lang] });
      await page.locator('#arrivalDate').fill('2026-12-02');
      expect(await notice.count()).toBe(0);
      await page.locator('input[name="isSuperVisa"][value="true"]').check();
      await notice.waitFor();
      expect(await accessibilityFindings(page)).toEqual([]);
      await page.locator('button[type=submit]').click();
      const output = await page.evaluate(() => (window as { output?: { towards: string } }).output);
      expect(output?.towards).toBe('next');
    },
  );

  test.each<Visit<'planSelection' | 'quoteSummary'>>([
    { step: 'planSelection', lang: 'en' },
    { step: 'planSelection', lang: 'fr', width: 320 },
    { step: 'quoteSummary', lang: 'en', width: 320 },
    { step: 'quoteSummary', lang: 'fr' },
  ])('is warned of at $step ($lang)', async (visit) => {
    const page = await show({ ...visit, travellers: shortVisit, trip: forSuperVisa });
    await page.getByText(told[visit.lang ?? 'en']).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
  });

  test('is no matter for a visit without super visa', async () => {
    const page = await show({
      step: 'planSelection',
      travellers: shortVisit,
      trip: { isSuperVisa: 'false' },
    });
    await page.locator('#plans-pax-1 li > section').first().waitFor();
    expect(await page.getByText('super visa').count()).toBe(0);
  });
});

describe('a coverage amount that is too low for a super visa', () => {
  const visit = {
    step: 'planSelection',
    world: 'coverage',
    travellers: { ...shortVisit, returnDate: '2027-11-30' },
    trip: forSuperVisa,
  } as const;

  test('is said on the card that offers nothing else, with the amount among its limits', async () => {
    const page = await show(visit);
    const card = page.locator('#plans-pax-1 li > section').first();
    await card
      .getByText('A super visa needs $100,000.00 of coverage or more; this plan insures $50,000.00.')
      .waitFor();
    expect(await card.locator('dl').first().innerText()).toMatch(/Coverage amount\s+\$50,000/);
  });

  test.each([
    ['en', 'A super visa needs $100,000.00 of coverage; you chose $50,000.00. Choose $100,000.00 or more.'],
    [
      'fr',
      'Un super visa exige 100\u00a0000,00\u00a0$ de couverture; vous avez choisi 50\u00a0000,00\u00a0$.',
    ],
  ] as const)('is said of the one that is chosen, until it is enough (%s)', async (lang, words) => {
    const page = await show({ ...visit, lang, facts: { organizationKind: 'employee' } });
    const card = page.locator('#plans-pax-1 li > section').first();
    const warning = card.getByText(words);
    const amount = card.locator('[id="coverageAmount.pax-1.SEMH"]');
    await amount.waitFor();
    expect(await amount.evaluate((field) => field.tagName)).toBe('SELECT');
    await amount.selectOption('50000');
    await warning.waitFor();
    await amount.selectOption('100000');
    await expect.poll(() => warning.count()).toBe(0);
  });
});
