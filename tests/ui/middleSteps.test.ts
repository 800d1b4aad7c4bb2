import type { Locator, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/accessibility.ts';
import type { QuoteBody } from '#domain/calls/shapes/quoteBody.ts';
import { type ChoosingView, openChoosing, type OpenChoosing } from '#tests/support/choosing/openChoosing.ts';

let choosing: OpenChoosing;

beforeAll(async () => {
  choosing = await openChoosing();
}, 120_000);
afterAll(() => choosing.close());
afterEach(() => choosing.putAway());

const show = (view: ChoosingView): Promise<Page> => choosing.show(view);

type Seen = { quotes: QuoteBody[]; synced: number; sent: unknown[]; output: { towards: string } | null };
const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

const plansOf = (page: Page, number: number) => page.locator(`#plans-pax-${number}`);
const cardOf = (page: Page, number: number, name = 'Emergency medical') =>
  plansOf(page, number).locator('li > section').filter({ hasText: name }).first();
const figure = (card: Locator) =>
  card
    .locator('p', { hasText: /Price|Calculating/ })
    .locator('span')
    .last();
const button = (place: Page | Locator, name: string | RegExp) => place.getByRole('button', { name });

async function choosePlans(page: Page, numbers: readonly number[]) {
  for (const number of numbers) {
    await button(cardOf(page, number), /^Select/).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox').check({ force: true });
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

describe('plan selection', () => {
  test('[PS-039] a card shows name, summary, parameters, price and actions', async () => {
    const page = await show({ step: 'planSelection' });
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
  });

  test('[PS-040] details open in a dialog and close with Escape', async () => {
    const page = await show({ step: 'planSelection' });
    await button(cardOf(page, 2), /^View details/).click();
    const dialog = page.getByRole('dialog', { name: 'Emergency medical' });
    await dialog.getByText('Unstable conditions.').waitFor();
    await dialog.getByRole('link', { name: 'Notice' }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  test('[PS-041] [PS-042] [PS-044] [PS-046] who is eligible is agreed to before a plan is selected', async () => {
    const page = await show({ step: 'planSelection' });
    const dialog = page.getByRole('dialog');
    await button(cardOf(page, 1), /^Select/).click();
    await dialog.getByText('You are a resident of Canada.').waitFor();
    expect(await button(dialog, 'Select').getAttribute('aria-disabled')).toBe('true');
    await dialog.getByRole('checkbox').check({ force: true });
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await cardOf(page, 1).getByText('Selected').count()).toBe(0);
    await button(cardOf(page, 1), /^Select/).click();
    expect(await dialog.getByRole('checkbox').isChecked()).toBe(false);
    await dialog.getByRole('checkbox').check({ force: true });
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

  test('[PS-047] a benefit is added to a selected plan and taken away again, and the price follows', async () => {
    const page = await show({ step: 'planSelection' });
    expect(await button(cardOf(page, 1), /^Add/).count()).toBe(0);
    await choosePlans(page, [1]);
    const card = cardOf(page, 1);
    await button(card, 'Add: Baggage').click();
    await button(card, /^Added: Baggage/).waitFor();
    await card.getByText('The price is $107.50.').waitFor();
    await button(card, /^Added: Baggage/).click();
    await button(card, 'Add: Baggage').waitFor();
    await card.getByText('The price is $95.00.').waitFor();
  });

  test('[PS-048] while a premium is being calculated it is said, and the last price keeps its place', async () => {
    const page = await show({ step: 'planSelection', world: 'silence' });
    const card = cardOf(page, 1);
    await card.getByLabel('Deductible').selectOption('500');
    await card.getByText('Calculating…').first().waitFor();
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
    '[PS-063] [PS-069] a card shows in $lang what is wrong with its trip cost and its days',
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

  test('[PS-076] an agency sees the adjustments, an affiliation the total alone', async () => {
    const agency = await show({ step: 'planSelection' });
    await cardOf(agency, 1).getByText('Companion discount').waitFor();
    const affiliation = await show({ step: 'planSelection', facts: { organizationCategory: 'AFFILIATION' } });
    await cardOf(affiliation, 1).waitFor();
    expect(await cardOf(affiliation, 1).getByText('Companion discount').count()).toBe(0);
  });

  test('a plan that needs the questionnaire is shown, and cannot be selected', async () => {
    const page = await show({ step: 'planSelection', world: 'questionnaire' });
    const card = cardOf(page, 1);
    await card.getByText('This plan needs a medical questionnaire.').waitFor();
    expect(await button(card, /^Select/).getAttribute('aria-disabled')).toBe('true');
  });

  test('[QR-025] [QR-026] a traveller without plans is told there, the others stay usable, and the step stays', async () => {
    const page = await show({ step: 'planSelection', world: 'secondRefused' });
    await plansOf(page, 2).getByText('No plan suits this traveller and this trip.').waitFor();
    await choosePlans(page, [1]);
    await button(page, 'Continue to the quote summary').click();
    await page
      .getByRole('alert')
      .getByRole('link', { name: /^Traveller 2 has no plans/ })
      .click();
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
    expect((await seen(page)).synced).toBeGreaterThan(0);
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  test('a price that fails is told on its card and can be asked again', async () => {
    const page = await show({ step: 'planSelection', world: 'cardDown' });
    await cardOf(page, 1).getByLabel('Deductible').selectOption('500');
    await cardOf(page, 1).getByText('We could not calculate the price.').waitFor();
    await button(cardOf(page, 1), 'Ask for the price again').waitFor();
  });
});

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

  test.each([
    ['Several trips in a year', { multiTrip: 'true' }],
    ['Added to an existing plan', { flowTravellerType: 'TOP_UP' }],
  ] as const)('[TD-004] a trip may be: %s', async (kind, travellers) => {
    const page = await show({ step: 'quoteSummary', travellers });
    expect(await rowsOf(page.locator('main'))).toContainEqual(['Kind of trip', kind]);
  });

  test('[QS-003] [PS-076] [PS-098] an agency sees adjustments by type and the total of each traveller', async () => {
    const page = await show({ step: 'quoteSummary' });
    const text = await page.locator('main').innerText();
    expect(text).toContain('Companion discount');
    expect(text).toMatch(/-\$5\.00|−\$5\.00/);
    expect(text).toContain('$137.50');
  });

  test.each([
    { lang: 'en', total: 'Optional benefits included', amount: '$42.50' },
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

  test('[QS-005] [PS-037] the documents of each plan are linked, the notice of rescission for Quebec', async () => {
    const page = await show({ step: 'quoteSummary' });
    expect(await page.getByRole('link', { name: /^Policy/ }).count()).toBe(2);
    expect(await page.getByRole('link', { name: /^Notice/ }).count()).toBe(2);
  });

  test('[QS-007] each answer has a way back to its step', async () => {
    const page = await show({ step: 'quoteSummary' });
    await page
      .getByRole('link', { name: /^Change\s+Plan/ })
      .first()
      .click();
    await page.getByRole('link', { name: /^Change\s+To/ }).click();
    await page.getByRole('link', { name: /^Change\s+Departure/ }).click();
    expect((await seen(page)).sent).toEqual([
      { type: 'person.openStep', step: 'SELECT_PLAN' },
      { type: 'person.openStep', step: 'TRIP_DETAILS' },
      { type: 'person.openStep', step: 'TRAVELLER_DETAILS' },
    ]);
  });
});

describe('application', () => {
  test('[AP-027] [AP-023] terms and the Bill 96 consent are worded by the organization, in the language of the screen', async () => {
    const page = await show({ step: 'apply', lang: 'fr' });
    await page.getByText('Conditions d’exemple').first().waitFor();
    await page.getByRole('link', { name: /^Conditions/ }).waitFor();
    expect(await page.getByText('(96)').count()).toBe(0);
    const english = page.locator('label', { hasText: /^(English|Anglais)$/ }).first();
    await english.click();
    await page.getByText('Conditions d’exemple (96)').first().waitFor();
  });

  test('the French wording of the policy stands before the choice of its English version', async () => {
    const page = await show({ step: 'apply', lang: 'fr' });
    const wording = page.locator('a[hreflang="fr-CA"]');
    expect(await wording.count()).toBe(0);
    await page
      .locator('label', { hasText: /^(English|Anglais)$/ })
      .first()
      .click();
    await wording.first().waitFor();
    expect(await wording.first().getAttribute('href')).toBe('/policy.pdf');
  });

  test('[AP-029] without the words to agree to there is no way on, but a way to load them', async () => {
    const page = await show({ step: 'apply', world: 'down' });
    await page.getByText('We could not load the conditions to agree to.').waitFor();
    expect(await page.locator('form').count()).toBe(0);
    await button(page, 'Load them again').click();
    await page.locator('form').waitFor();
  });

  test('[AP-007] the dependents question and its waiver are asked of everybody but students', async () => {
    const page = await show({ step: 'apply' });
    const asks = 'Are any of your dependants travelling with you without this insurance?';
    await page.getByText(asks).waitFor();
    await page.locator('input[name="uninsuredDependents"][value="true"]').check({ force: true });
    await page.locator('#dependentsWaiver').waitFor({ state: 'attached' });
    const student = await show({ step: 'apply', travellers: { flowTravellerType: 'STUDENT' } });
    await student.locator('#legalConsent').waitFor({ state: 'attached' });
    expect(await student.getByText(asks).count()).toBe(0);
    expect(await student.locator('#dependentsWaiver').count()).toBe(0);
  });

  test('[AP-031] an employee purchase asks for the employee’s name and one of three relationships', async () => {
    const page = await show({
      step: 'apply',
      facts: { organizationKind: 'employee', organizationCode: 'ME' },
    });
    await page.locator('#employeeName').fill('Luc Gagnon');
    expect(await page.locator('#employeeName').inputValue()).toBe('Luc Gagnon');
    const values = await page
      .locator('#employeeRelationship option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    expect(values.filter((value) => value !== '')).toEqual(['EMPL', 'FNF_RES', 'FNF_NONRES']);
    const partner = await show({ step: 'apply' });
    await partner.locator('#legalConsent').waitFor({ state: 'attached' });
    expect(await partner.locator('#employeeName').count()).toBe(0);
    expect(await partner.locator('#employeeRelationship').count()).toBe(0);
  });
});
