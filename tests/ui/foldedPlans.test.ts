import type { Page } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/accessibility.ts';
import { rows } from '#tests/support/quote/forms.ts';
import { visits } from '#tests/support/tours/views/visits.ts';

const { show } = visits();

const group = (count: number) => ({
  travellers: rows(...Array.from({ length: count }, (_, index) => index + 30)),
  province: 'ON' as const,
});
const held = (count: number) => {
  const travellers = group(count);
  return { travellers, holders: travellers.travellers.map(({ id }) => id) };
};
const folded = (page: Page) => page.locator('details[name="plans"]');

describe('the summary of many travellers', () => {
  test.each([
    ['en', 1280],
    ['fr', 1280],
    ['fr', 320],
  ] as const)(
    'in %s at %i px twelve travellers are a line each, with the plan and its price, and nothing is wider than the page',
    async (lang, width) => {
      const page = await show({ step: 'quoteSummary', ...held(12), lang, width });
      await folded(page).first().waitFor();
      expect(await folded(page).count()).toBe(12);
      expect(await page.locator('details[name="plans"][open]').count()).toBe(0);
      const lines = await folded(page).locator('summary').allInnerTexts();
      expect(lines.every((line) => /137[.,]50/.test(line))).toBe(true);
      const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(content).toBeLessThanOrEqual(window ?? 0);
      expect(await accessibilityFindings(page)).toEqual([]);
    },
  );

  test('twelve travellers fit two screens of 1280 × 860', async () => {
    const page = await show({ step: 'quoteSummary', ...held(12), width: 1280 });
    await folded(page).first().waitFor();
    const height = await page.locator('main').evaluate((main) => main.getBoundingClientRect().height);
    expect(height).toBeLessThanOrEqual(2 * 860);
  });

  test('a line unfolds to all that the plan is and costs, and another one folds it again', async () => {
    const page = await show({ step: 'quoteSummary', ...held(3) });
    await folded(page).nth(1).locator('summary').press('Enter');
    const details = folded(page).nth(1);
    await details.getByText('Total for this traveller').waitFor();
    expect(await details.getByRole('link', { name: /^Policy/ }).count()).toBe(1);
    await folded(page).nth(2).locator('summary').press('Enter');
    expect(await page.locator('details[name="plans"][open]').count()).toBe(1);
  });

  test('two travellers keep a card each', async () => {
    const page = await show({ step: 'quoteSummary', ...held(2) });
    await page.getByText('Total for this traveller').first().waitFor();
    expect(await folded(page).count()).toBe(0);
  });
});
