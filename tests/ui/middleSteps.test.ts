import type { Locator, Page } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/accessibility.ts';
import type { QuoteBody } from '#domain/calls/shapes/quoteBody.ts';
import { type Visit, visits } from '#tests/support/tours/views/visits.ts';

type ChoosingView = Visit<'planSelection' | 'quoteSummary' | 'apply'>;

const { show } = visits();

type Seen = { quotes: QuoteBody[]; synced: number; sent: unknown[]; output: { towards: string } | null };
const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

const plansOf = (page: Page, number: number) => page.locator(`#plans-pax-${number}`);
const cardOf = (page: Page, number: number, name = 'Emergency medical') =>
  plansOf(page, number).locator('li > section').filter({ hasText: name }).first();
const figure = (card: Locator) => card.locator('span', { hasText: /^\$[\d,.]+$/ }).last();
const button = (place: Page | Locator, name: string | RegExp) => place.getByRole('button', { name });

async function choosePlans(page: Page, numbers: readonly number[]) {
  for (const number of numbers) {
    await button(cardOf(page, number), /^Select/).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox').check();
    await button(dialog, 'Select').click();
    await cardOf(page, number).getByText('Selected').waitFor();
  }
}

describe('all three screens', () => {
  const views: ChoosingView[] = [
    { step: 'planSelection', lang: 'en', width: 1280 },
    { step: 'planSelection', lang: 'fr', width: 320 },
    { step: 'planSelection', lang: 'fr', width: 768, world: 'secondRefused' },
    { step: 'quoteSummary', lang: 'en', width: 1280 },
    { step: 'quoteSummary', lang: 'fr', width: 320 },
    { step: 'apply', lang: 'en', width: 1280 },
    { step: 'apply', lang: 'fr', width: 320 },
  ];

  test.each(views)('$step in $lang at $width px: accessible and not too wide', async (view) => {
    const page = await show(view);
    if (view.step === 'planSelection') await plansOf(page, 1).locator('li > section').first().waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    const [content, width] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(content).toBeLessThanOrEqual(width ?? 0);
    expect(await page.locator('main').innerText()).not.toMatch(
      /planSelection\.|quoteSummary\.|apply\.|runningSummary\./,
    );
  });
});

describe('plans that are not possible', () => {
  test.each([
    [
      'en',
      '2 plans are not possible for this traveller',
      'is possible up to 60 days at this age; the trip lasts 83. The 23 days that are left can be insured by a top-up.',
      'is sold from 75 to 84 years of age, not at 86.',
    ],
    [
      'fr',
      '2 régimes ne sont pas possibles pour cette personne',
      'est possible jusqu’à 60\u00a0jours à cet âge; le voyage en dure 83. Les 23\u00a0jours qui restent peuvent être assurés par un complément d’assurance.',
      's’adresse aux personnes de 75 à 84\u00a0ans, et non de 86\u00a0ans.',
    ],
  ] as const)(
    'are named with the rule and with what would pass (%s)',
    async (lang, title, tooLong, tooOld) => {
      const page = await show({ step: 'planSelection', lang, world: 'tooLong' });
      await plansOf(page, 1).getByText(title).click();
      const reasons = plansOf(page, 1).locator('details li');
      expect(await reasons.allTextContents()).toEqual([
        expect.stringContaining(tooLong),
        expect.stringContaining(tooOld),
      ]);
      expect(await accessibilityFindings(page)).toEqual([]);
    },
  );
});

describe('plan selection', () => {
  test('[MQ-012] [PS-037] [PS-039] a card shows name, summary, parameters, price and actions, and its details no notice of rescission outside Quebec', async () => {
    const page = await show({ step: 'planSelection', travellers: { province: 'ON' } });
    const card = cardOf(page, 1);
    await card.waitFor();
    expect(await card.getByRole('heading').innerText()).toBe('Emergency medical');
    expect(await card.innerText()).toContain('Hospital and physician care.');
    expect(await card.getByLabel('Deductible').inputValue()).toBe('0');
    expect(await figure(card).innerText()).toBe('$95.00');
    await button(card, /^Select: Emergency medical, traveller 1/).waitFor();
    expect(await card.getByText('Ambulance').count()).toBe(0);
    await button(card, /^View details/).click();
    await page.getByRole('dialog').getByText('Ambulance').waitFor();
    expect(await page.getByRole('dialog').getByRole('link', { name: 'Notice' }).count()).toBe(0);
  });

  test('[PS-041] [PS-042] [PS-044] [PS-046] who is eligible is agreed to before a plan is selected', async () => {
    const page = await show({ step: 'planSelection' });
    const dialog = page.getByRole('dialog');
    await button(cardOf(page, 1), /^Select/).click();
    await dialog.getByText('You are a resident of Canada.').waitFor();
    expect(await button(dialog, 'Select').getAttribute('aria-disabled')).toBe('true');
    await dialog.getByRole('checkbox').check();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await cardOf(page, 1).getByText('Selected').count()).toBe(0);
    await button(cardOf(page, 1), /^Select/).click();
    expect(await dialog.getByRole('checkbox').isChecked()).toBe(false);
    await dialog.getByRole('checkbox').check();
    await button(dialog, 'Select').click();
    await cardOf(page, 1).getByText('Selected').waitFor();
    expect(await button(cardOf(page, 1), /^Select/).count()).toBe(0);
  });

  test('[PS-041] [PS-047] benefits and add-ons are added to a selected plan and taken away again, and the price follows', async () => {
    const page = await show({ step: 'planSelection' });
    expect(await button(cardOf(page, 1), /^Add/).count()).toBe(0);
    await choosePlans(page, [1]);
    const card = cardOf(page, 1);
    for (const [name, price] of [
      ['Baggage', '$107.50'],
      ['Cancel for any reason', '$125.00'],
    ] as const) {
      await button(card, `Add: ${name}`).click();
      expect(await page.getByRole('dialog').count()).toBe(0);
      await card.getByText(`The price is ${price}.`).waitFor();
      expect(await button(card, `Added: ${name}. Remove it.`).innerText()).toBe('Added');
      await button(card, `Added: ${name}. Remove it.`).click();
      await card.getByText('The price is $95.00.').waitFor();
      expect(await button(card, `Add: ${name}`).innerText()).toBe('Add');
    }
  });

  const topUp = (lang: 'en' | 'fr' = 'en'): ChoosingView => ({
    step: 'planSelection',
    lang,
    world: 'topUp',
    facts: { organizationKind: 'coverMe', organizationCode: 'CM' },
    travellers: { flowTravellerType: 'TOP_UP', departureDate: '2026-11-01' },
  });
  const field = (page: Page, name: string) => page.locator(`[id="${name}.pax-1.SEMH"]`);
  const problemAt = (page: Page, name: string) => page.locator(`[id="${name}.pax-1.SEMH-problem"]`);

  test.each([
    {
      lang: 'en',
      cost: 'The trip cost may be at most $5,000',
      days: 'With the minimum of 3 days, the top-up may have at most 15 days.',
      end: 'The top-up would end before the application date. Enter more days.',
      required: 'Enter the trip cost.',
    },
    {
      lang: 'fr',
      cost: 'Le coût du voyage ne peut pas dépasser 5 000',
      days: 'Avec le minimum de 3 jours, le complément d’assurance ne peut pas dépasser 15 jours.',
      end: 'Le complément d’assurance prendrait fin avant la date de la proposition. Entrez plus de jours.',
      required: 'Entrez le coût du voyage.',
    },
  ] as const)(
    '[PS-063] [PS-065] [PS-069] [TD-025] a card shows in $lang what is wrong with its trip cost and its days',
    async ({ lang, cost, days, end, required }) => {
      const page = await show(topUp(lang));
      await expect.poll(() => problemAt(page, 'tripCost').innerText()).toContain(required);
      await field(page, 'tripCost').fill('5001');
      await expect.poll(() => problemAt(page, 'tripCost').innerText()).toContain(cost);
      await field(page, 'daysPerTrip').fill('13');
      await expect.poll(() => problemAt(page, 'daysPerTrip').innerText()).toContain(days);
      await field(page, 'daysPerTrip').fill('11');
      await expect.poll(() => problemAt(page, 'daysPerTrip').innerText()).toContain(end);
      await field(page, 'daysPerTrip').fill('12');
      await problemAt(page, 'daysPerTrip').waitFor({ state: 'detached' });
    },
  );

  test('[QR-015] a quote is synced at the start of each of its requests, and at no end', async () => {
    const page = await show({ step: 'planSelection' });
    const card = cardOf(page, 1);
    await card.waitFor();
    expect((await seen(page)).synced).toBe(1);
    await card.getByLabel('Deductible').selectOption('500');
    await card.getByText('The price is $80.00.').waitFor();
    expect((await seen(page)).synced).toBe(2);
    const waiting = await show({ step: 'planSelection', world: 'silence' });
    await cardOf(waiting, 1).getByLabel('Deductible').selectOption('500');
    await expect.poll(async () => (await seen(waiting)).synced).toBe(2);
  });
});
