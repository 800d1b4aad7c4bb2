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

  test('[PS-040] details open in a dialog and close with Escape', async () => {
    const page = await show({ step: 'planSelection' });
    await button(cardOf(page, 2), /^View details/).click();
    const dialog = page.getByRole('dialog', { name: 'Emergency medical' });
    await dialog.getByText('Unstable conditions.').waitFor();
    await dialog.getByRole('link', { name: 'Notice' }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await button(plansOf(page, 2).locator('li > section').nth(1), /^View details/).click();
    await dialog.waitFor();
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

  test('[PS-041] a plan without eligibility text is selected at once', async () => {
    const page = await show({ step: 'planSelection' });
    const second = plansOf(page, 1).locator('li > section').nth(1);
    await button(second, /^Select/).click();
    await second.getByText('Selected').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
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

  test('[PS-047] in French an add-on is labelled so as well', async () => {
    const page = await show({ step: 'planSelection', lang: 'fr' });
    const card = plansOf(page, 1).locator('li > section').first();
    await button(card, /^Choisir/).click();
    await page.getByRole('dialog').getByRole('checkbox').check();
    await button(page.getByRole('dialog'), 'Choisir').click();
    await button(card, /^Ajouter.: Cancel for any reason/).click();
    await button(card, /^Ajoutée.: Cancel for any reason/).waitFor();
  });

  test('[PS-048] while a premium is being calculated a spinner turns, and the last price keeps its place', async () => {
    const page = await show({ step: 'planSelection', world: 'silence' });
    const card = cardOf(page, 1);
    const spinner = card.locator('[role="status"]:has([class*="ring"])');
    await card.waitFor();
    expect(await spinner.count()).toBe(0);
    await card.getByLabel('Deductible').selectOption('500');
    await spinner.waitFor();
    expect(await spinner.innerText()).toBe('Calculating…');
    expect(await figure(card).innerText()).toBe('$95.00');
    expect(await button(card, /^Select/).getAttribute('aria-disabled')).toBe('true');
  });

  test('[PS-049] [PS-050] [PS-057] [PS-058] the cover-me card is calculated by its button', async () => {
    const page = await show({
      step: 'planSelection',
      facts: { organizationKind: 'coverMe', organizationCode: 'CM' },
    });
    const card = cardOf(page, 1);
    const calculate = button(card, /^Calculate premium/);
    await calculate.waitFor();
    expect(await calculate.getAttribute('aria-disabled')).toBe('true');
    await card.getByLabel('Deductible').selectOption('500');
    expect(await calculate.getAttribute('aria-disabled')).toBeNull();
    expect(await button(card, /^Select/).getAttribute('aria-disabled')).toBe('true');
    await calculate.click();
    await card.getByText('The price is $80.00.').waitFor();
    expect(await calculate.getAttribute('aria-disabled')).toBe('true');
    expect(await button(card, /^Select/).getAttribute('aria-disabled')).toBeNull();
    const others = await show({ step: 'planSelection' });
    await cardOf(others, 1).waitFor();
    expect(await button(cardOf(others, 1), /^Calculate premium/).count()).toBe(0);
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

  test('[PS-056] [TD-024] [TD-025] the premium is not calculated where the existing days and the added ones end before the application', async () => {
    const page = await show(topUp());
    const calculate = button(cardOf(page, 1), /^Calculate premium/);
    await field(page, 'tripCost').fill('900');
    await field(page, 'daysPerTrip').fill('11');
    expect(await problemAt(page, 'daysPerTrip').innerText()).toContain(
      'The top-up would end before the application date. Enter more days.',
    );
    expect(await calculate.getAttribute('aria-disabled')).toBe('true');
    await field(page, 'daysPerTrip').fill('12');
    await problemAt(page, 'daysPerTrip').waitFor({ state: 'detached' });
    expect(await calculate.getAttribute('aria-disabled')).toBeNull();
  });

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
    '[PS-062] [PS-063] [PS-065] [PS-069] a card shows in $lang what is wrong with its trip cost and its days',
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

  test('a missing value is told in the language of the screen', async () => {
    const page = await show({ step: 'planSelection', lang: 'fr', facts: { organizationKind: 'employee' } });
    const card = plansOf(page, 1).locator('li > section').first();
    await card.getByLabel('Franchise').selectOption('');
    await card.getByText('Remplissez d’abord les champs de ce régime.').waitFor();
  });

  test.each(['AGENCY', 'BROKER', 'BROKERAGE'] as const)(
    '[PS-076] who sells as %s sees the premium with its adjustments',
    async (organizationCategory) => {
      const page = await show({ step: 'planSelection', facts: { organizationCategory } });
      const adjustment = cardOf(page, 1).locator('dl > div').filter({ hasText: 'Companion discount' });
      expect(await adjustment.locator('dd').innerText()).toMatch(/^[-−]\$5\.00$/);
    },
  );

  test.each(['AFFILIATION', 'SPONSOR'] as const)(
    '[PS-076] who sells as %s sees the total alone',
    async (organizationCategory) => {
      const page = await show({ step: 'planSelection', facts: { organizationCategory } });
      await cardOf(page, 1).waitFor();
      expect(await figure(cardOf(page, 1)).innerText()).toBe('$95.00');
      expect(await cardOf(page, 1).getByText('Companion discount').count()).toBe(0);
      expect(await cardOf(page, 1).locator('dl').count()).toBe(0);
    },
  );

  test('[MQ-012 partly] a plan that needs the questionnaire is shown without a price, and cannot be selected', async () => {
    const page = await show({ step: 'planSelection', world: 'questionnaire' });
    const card = cardOf(page, 1);
    await card.getByText('This plan asks about the traveller’s health.').waitFor();
    expect(await card.locator('select').count()).toBe(0);
    expect(await card.getByText('Price', { exact: true }).count()).toBe(0);
    expect(await button(card, /^Select/).getAttribute('aria-disabled')).toBe('true');
  });

  test('[QR-025] [QR-026] a traveller without plans is told there, the others stay usable, and the step stays', async () => {
    const page = await show({
      step: 'planSelection',
      world: 'secondRefused',
      travellers: { province: 'ON' },
    });
    await plansOf(page, 2).getByText('No plan suits this traveller and this trip.').waitFor();
    await choosePlans(page, [1]);
    await button(page, 'Continue to the quote summary').click();
    await page.getByRole('alert').getByRole('link', { name: 'Traveller 2 has no plans' }).click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('plans-pax-2');
    await button(page, 'Try again for traveller 2').click();
    await cardOf(page, 2).waitFor();
    await choosePlans(page, [2]);
    await button(page, 'Continue to the quote summary').click();
    expect((await seen(page)).output?.towards).toBe('next');
  });

  test('[QR-027] [QR-011] a server error shows one message, and trying again brings the plans', async () => {
    const page = await show({ step: 'planSelection', lang: 'fr', world: 'down' });
    await page.getByText('Les régimes et les prix ne sont pas disponibles pour le moment').waitFor();
    await button(page, 'Réessayer').click();
    await plansOf(page, 2).locator('li > section').first().waitFor();
  });

  test('[QR-017] a failed sync neither shows an error nor stops the quote', async () => {
    const page = await show({ step: 'planSelection' });
    await cardOf(page, 1).waitFor();
    expect((await seen(page)).synced).toBe(1);
    expect(await page.getByRole('alert').count()).toBe(0);
  });

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

  test('without a connection a card keeps what was chosen, shows no stale price and can be asked again', async () => {
    const page = await show({ step: 'planSelection', world: 'cardDown' });
    await button(cardOf(page, 1), 'Select').click();
    await page.getByRole('dialog').getByRole('checkbox').check();
    await button(page.getByRole('dialog'), 'Select').click();
    await cardOf(page, 1).getByText('Selected', { exact: true }).waitFor();
    await cardOf(page, 1).getByLabel('Deductible').selectOption('500');
    await cardOf(page, 1)
      .getByText(/^There is no connection/)
      .waitFor();
    await button(cardOf(page, 1), 'Ask for the price again').waitFor();
    expect(await cardOf(page, 1).getByText('Selected', { exact: true }).count()).toBe(1);
    expect(await cardOf(page, 1).getByText('No price yet').count()).toBe(1);
  });
});
