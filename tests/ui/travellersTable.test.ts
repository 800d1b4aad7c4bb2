import type { Page } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/accessibility.ts';
import { pasteInto } from '#tests/support/journeys/paste.ts';
import { visits } from '#tests/support/tours/views/visits.ts';

const { show } = visits();

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '');
const valuesOf = (page: Page, column: 'age' | 'tripCost') =>
  page
    .locator(`input[id^="${column}."]`)
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
const twelve = Array.from({ length: 12 }, (_, index) => `${index + 30}\t${index * 100}`).join('\n');

describe('the table of travellers at a desk', () => {
  test.each(['en', 'fr'] as const)(
    'in %s the whole form of a single trip for twelve fits one and a half screens of 1280 × 860',
    async (lang) => {
      const page = await show({ step: 'quickQuote', lang, travellers: 12, width: 1280 });
      const height = await page.locator('main').evaluate((main) => main.getBoundingClientRect().height);
      expect(height).toBeLessThanOrEqual(1.5 * 860);
      expect(await accessibilityFindings(page)).toEqual([]);
    },
  );

  test('twelve travellers are pasted at once, and the focus stays where it was', async () => {
    const page = await show({ step: 'quickQuote', travellers: 1 });
    await pasteInto(page, 'age.pax-1', twelve);
    expect(await valuesOf(page, 'age')).toEqual(Array.from({ length: 12 }, (_, index) => `${index + 30}`));
    expect((await valuesOf(page, 'tripCost')).at(-1)).toBe('1,100.00');
    expect(await focused(page)).toBe('age.pax-1');
  });

  test.each([
    ['en', `${twelve}\n42\t0`, 'The table has 13 rows, and there is room for 12 travellers'],
    ['en', 'Age\tCost\n34\t0', 'Row 1 has no age in whole years: “Age”'],
    ['en', '34\t0\n36\t$1,500', 'Row 2 has a sign of a currency: “$1,500”'],
    ['fr', '34\t0\n36\t1500 $', 'La ligne 2 contient un signe de devise'],
  ] as const)('in %s a table that cannot be read is refused whole: %s', async (lang, pasted, said) => {
    const page = await show({ step: 'quickQuote', lang, travellers: 2 });
    await pasteInto(page, 'age.pax-1', pasted);
    const refusal = page.getByRole('alert').filter({ hasText: said });
    await refusal.waitFor();
    expect(await valuesOf(page, 'age')).toEqual(['40', '40']);
    await refusal.getByRole('button').click();
    await expect.poll(() => refusal.count()).toBe(0);
  });

  test('a pasted value out of the limits is told at its field', async () => {
    const page = await show({ step: 'quickQuote', travellers: 1 });
    await pasteInto(page, 'age.pax-1', '34\n200');
    const problem = page.locator('[id="age.pax-2-problem"]');
    await expect.poll(() => problem.innerText()).toContain('The age of traveller 2 must be');
  });

  test('by keyboard alone: Enter goes on and adds, Enter in an empty last row ends, one cost is given to everybody', async () => {
    const page = await show({ step: 'quickQuote', travellers: 1 });
    await page.getByText('Enter: next traveller.').waitFor();
    await page.locator('[id="age.pax-1"]').focus();
    for (const age of ['7', '9']) {
      await page.keyboard.press('Enter');
      await page.keyboard.type(age);
    }
    expect(await valuesOf(page, 'age')).toEqual(['40', '7', '9']);
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe('age.pax-4');
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe('tripCost.pax-2');
    await page.getByRole('button', { name: 'One trip cost for everybody' }).press('Enter');
    expect(await valuesOf(page, 'tripCost')).toEqual(['0.00', '0.00', '0.00']);
  });

  test('Ctrl+Enter gives everybody the trip cost of a field, and it and the last Enter go to the button that goes on', async () => {
    const page = await show({ step: 'quickQuote', travellers: 12 });
    await page.getByText('Enter: next traveller.').waitFor();
    await page.locator('[id="tripCost.pax-2"]').fill('800');
    await page.keyboard.press('Control+Enter');
    expect(await valuesOf(page, 'tripCost')).toEqual(Array<string>(12).fill('800.00'));
    const focusedText = () => page.evaluate(() => document.activeElement?.textContent);
    expect(await focusedText()).toBe('Continue');
    await page.locator('[id="age.pax-12"]').press('Enter');
    expect(await focusedText()).toBe('Continue');
  });

  test('consumers have neither the tip nor the paste of a table', async () => {
    const page = await show({ step: 'quickQuote', travellers: 2, facts: { channel: 'b2c' } });
    expect(await page.getByRole('button', { name: 'One trip cost for everybody' }).count()).toBe(0);
    await pasteInto(page, 'age.pax-1', '34\n36');
    expect(await valuesOf(page, 'age')).toEqual(['40', '40']);
  });

  test('at 360 px each traveller is a card with labels of its own', async () => {
    const page = await show({ step: 'quickQuote', travellers: 2, width: 360 });
    const label = page.locator('label[for="age.pax-2"]');
    expect(await label.evaluate((element) => element.getBoundingClientRect().width)).toBeGreaterThan(20);
  });

  test('the shortcuts are listed by a button and by ?, and switched off in this browser: Enter sends the form then', async () => {
    const page = await show({ step: 'quickQuote', travellers: 1 });
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await page.locator('[id="age.pax-1"]').press('?');
    expect(await list.count()).toBe(0);
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).focus();
    await page.keyboard.press('?');
    await list.getByText('Gives everybody this trip cost').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await list.getByRole('checkbox').uncheck();
    await page.keyboard.press('Escape');
    await expect.poll(() => list.count()).toBe(0);
    await page.keyboard.press('?');
    await page.locator('[id="age.pax-1"]').fill('');
    await page.locator('[id="age.pax-1"]').press('Enter');
    await page.getByRole('alert').getByRole('link', { name: 'Enter the age of traveller 1' }).waitFor();
    expect(await list.count()).toBe(0);
    const kept = () => page.evaluate(() => window.localStorage.getItem('portage-shortcuts'));
    expect(await kept()).toBe('off');
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await list.getByRole('checkbox').check();
    expect(await kept()).toBeNull();
  });
});
