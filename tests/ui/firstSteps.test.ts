import type { Page } from '@playwright/test';
import type { TravellersForm } from '#domain/quote/travellersForm.ts';
import { describe, expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/accessibility.ts';
import { type Visit, visits } from '#tests/support/tours/views/visits.ts';

type StepView = Visit<'quickQuote' | 'tripDetails'>;

const { show } = visits();

const submit = (page: Page) => page.locator('button[type=submit]').click();
/** The options of an open list of suggestions; those of a select on the same page are not in it. */
const suggested = (page: Page) => page.getByRole('listbox').getByRole('option');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '');

describe('both screens', () => {
  const views: StepView[] = [
    { step: 'quickQuote', lang: 'en', width: 1280, travellers: 2 },
    {
      step: 'quickQuote',
      lang: 'fr',
      width: 320,
      form: { flowTravellerType: 'STUDENT', travellers: [{ id: 'pax-1', age: 'x', tripCost: '' }] },
    },
    { step: 'tripDetails', lang: 'en', width: 320, form: { flowTravellerType: 'STUDENT' } },
    { step: 'tripDetails', lang: 'fr', width: 768, form: { flowTravellerType: 'VISITOR_TO_CANADA' } },
  ];

  test.each(views)(
    '$step in $lang at $width px: no accessibility finding and nothing too wide',
    async (view) => {
      const page = await show(view);
      await submit(page);
      expect(await accessibilityFindings(page)).toEqual([]);
      const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(content).toBeLessThanOrEqual(window ?? 0);
    },
    60_000,
  );
});

describe('traveller details', () => {
  test('[QQ-017] [QQ-046] problems are told in a summary that takes the focus and leads to the fields', async () => {
    const page = await show({ step: 'quickQuote' });
    await submit(page);
    const links = page.getByRole('alert').getByRole('link');
    expect(await links.count()).toBe(11);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert');
    expect(await page.title()).toMatch(/^Error: /);
    await links.filter({ hasText: 'Enter the age of traveller 1' }).click();
    expect(await focused(page)).toBe('age.pax-1');
    expect(await page.locator('[id="age.pax-1-problem"]').innerText()).toContain(
      'Enter the age of traveller 1',
    );
  });

  test('[QQ-007] [QQ-008] travellers are added up to twelve and removed again, and the focus goes along', async () => {
    const page = await show({ step: 'quickQuote', travellers: 11 });
    const add = page.getByRole('button', { name: 'Add a traveller' });
    await add.click();
    expect(await focused(page)).toBe('age.pax-12');
    expect(await add.count()).toBe(0);
    await page.getByRole('button', { name: 'Remove traveller 12' }).click();
    expect(await focused(page)).toBe('age.pax-11');
    expect(await add.count()).toBe(1);
    expect(await page.getByRole('button', { name: 'Remove traveller 1', exact: true }).count()).toBe(0);
  });

  test('[QQ-001] [QQ-002] [QQ-004] it asks for the trip, the residence and each traveller, with toggles that are strings', async () => {
    const page = await show({ step: 'quickQuote', travellers: 2 });
    for (const id of ['bookingDate', 'departureDate', 'returnDate', 'departure', 'destination', 'province'])
      expect(await page.locator(`[id="${id}"]`).isVisible(), id).toBe(true);
    for (const id of ['country', 'age.pax-1', 'tripCost.pax-1', 'age.pax-2', 'tripCost.pax-2'])
      expect(await page.locator(`[id="${id}"]`).isVisible(), id).toBe(true);
    for (const name of ['travelOutsideCanada', 'multiTrip', 'familyPlans']) {
      const values = page
        .locator(`input[name="${name}"]`)
        .evaluateAll((choices) => choices.map((choice) => (choice as HTMLInputElement).value));
      expect((await values).toSorted(), name).toEqual(['false', 'true']);
    }
    await submit(page);
    const { form } = (await page.evaluate(() => (window as { output?: { form: TravellersForm } }).output))!;
    expect([form.travelOutsideCanada, form.multiTrip, form.familyPlans]).toEqual(['true', 'false', 'false']);
  });

  test('[LN-034 partly] provinces and countries of residence are in the order of French', async () => {
    const page = await show({ step: 'quickQuote', lang: 'fr' });
    expect((await page.locator('#province option').allInnerTexts()).slice(2, 5)).toEqual([
      'Colombie-Britannique',
      'Île-du-Prince-Édouard',
      'Manitoba',
    ]);
    const countries = await page.getByLabel('Pays de résidence').locator('option').allInnerTexts();
    const at = countries.indexOf('Espagne');
    expect(countries.slice(at - 1, at + 2)).toEqual(['Érythrée', 'Espagne', 'Estonie']);
  });

  test('[QQ-048] [QQ-051] [QQ-052] [QQ-053] provinces, kinds of traveller and kinds of student are those of the documents', async () => {
    const page = await show({ step: 'quickQuote' });
    const values = async (choices: string) =>
      (await page.locator(choices).evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value)))
        .filter(Boolean)
        .toSorted();
    expect((await values('#province option')).join(' ')).toBe('AB BC MB NB NL NS NT NU ON PE QC SK YT');
    expect(await values('[name="flowTravellerType"]')).toEqual([
      'STUDENT',
      'TOP_UP',
      'TRAVELLING_CANADIANS',
      'VISITOR_TO_CANADA',
    ]);
    expect(await values('[name="studentType"]')).toEqual([]);
    await page.locator('[name="flowTravellerType"][value="STUDENT"]').check();
    expect(await values('[name="studentType"]')).toEqual([
      'CANADIAN_INSIDE',
      'CANADIAN_OUTSIDE',
      'INTERNATIONAL',
    ]);
  });

  test('while nothing is suggested, the rest of the page is there for a screen reader', async () => {
    const page = await show({ step: 'quickQuote', travellers: 1 });
    const destination = page.locator('#destination');
    await destination.fill('o');
    await suggested(page).first().waitFor();
    await destination.fill('');
    await expect.poll(() => page.getByRole('listbox').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Add a traveller' }).count()).toBe(1);
  });

  test('suggestions stay while the page scrolls, until Escape closes them', async () => {
    const page = await show({ step: 'quickQuote', travellers: 12 });
    await page.locator('#destination').fill('o');
    await suggested(page).first().waitFor();
    await page.evaluate(
      () =>
        new Promise((scrolled) => {
          addEventListener('scroll', () => requestAnimationFrame(scrolled), { once: true });
          scrollBy(0, 40);
        }),
    );
    await suggested(page).first().waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('listbox').count()).toBe(0);
    expect(await page.locator('#destination').inputValue()).toBe('o');
  });

  const toldOfPlaces = {
    en: [
      ['departure', 'Choose the place of departure from the list', 'Enter where the trip departs from'],
      ['destination', 'Choose the destination from the list', 'Enter the destination'],
    ],
    fr: [
      ['departure', 'Choisissez le lieu de départ dans la liste', 'Entrez le lieu de départ'],
      ['destination', 'Choisissez la destination dans la liste', 'Entrez la destination'],
    ],
  } as const;

  test.each([
    ['quickQuote', 'en'],
    ['quickQuote', 'fr'],
    ['tripDetails', 'en'],
    ['tripDetails', 'fr'],
  ] as const)(
    '[QQ-046] [QQ-047] [TD-022] on %s in %s a place that was not picked, and an empty one, are told at the field',
    async (step, lang) => {
      const page = await show(
        step === 'quickQuote'
          ? { step, lang, travellers: 1 }
          : { step, lang, form: { flowTravellerType: 'TOP_UP' } },
      );
      for (const [field, invalid, required] of toldOfPlaces[lang]) {
        const problem = page.locator(`#${field}-problem`);
        await page.locator(`#${field}`).fill('Somewhere');
        await page.keyboard.press('Escape');
        await submit(page);
        await expect.poll(() => problem.innerText()).toContain(invalid);
        await page.locator(`#${field}`).fill('');
        await submit(page);
        await expect.poll(() => problem.innerText()).toContain(required);
      }
    },
  );

  test('[TD-030] suggestions that fail leave a usable field and no banner', async () => {
    const page = await show({ step: 'quickQuote', travellers: 1 });
    const destination = page.locator('#destination[role="combobox"]');
    await destination.fill('down');
    await page.getByText('could not be loaded').first().waitFor();
    expect(await page.getByText('Nothing found').count()).toBe(0);
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.getByRole('button', { name: 'Try again' }).click();
    expect(await destination.evaluate((field) => field === document.activeElement)).toBe(true);
    await destination.fill('lis');
    expect(await suggested(page).first().innerText()).toContain('Lisbon');
  });

  test('[TD-020] [WG-025] a suggestion is picked with the arrow keys and Enter, which sends nothing', async () => {
    const page = await show({ step: 'quickQuote', travellers: 1 });
    const destination = page.locator('#destination');
    await destination.fill('');
    await destination.pressSequentially('o');
    await suggested(page).first().waitFor();
    await destination.press('ArrowDown');
    await expect.poll(() => destination.getAttribute('aria-activedescendant')).toBeTruthy();
    await destination.press('Enter');
    await expect.poll(() => destination.inputValue()).toBe('LIS, Lisbon Airport, Portugal');
    expect(await page.evaluate(() => 'output' in window)).toBe(false);
  });

  test('a keystroke in one of twelve rows is one commit', async () => {
    const page = await show({ step: 'quickQuote', travellers: 12 });
    const age = page.locator('[id="age.pax-7"]');
    for (const place of ['departure', 'destination']) {
      await page.locator(`#${place}[role=combobox]`).waitFor();
    }
    await age.focus();
    // Within one task: the estimate, which waits for a pause, commits between keys that come slowly.
    const ofEachKey = await age.evaluate(async () => {
      const { counted } = window as unknown as { counted: { commits: number } };
      const commits: number[] = [];
      for (const digit of '123') {
        const before = counted.commits;
        document.execCommand('insertText', false, digit);
        await Promise.resolve();
        commits.push(counted.commits - before);
      }
      return commits;
    });
    expect(ofEachKey).toEqual([1, 1, 1]);
    expect(await age.inputValue()).toBe('40123');
  });
});
