import { describe, expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/accessibility.ts';
import { visits } from '#tests/support/tours/views/visits.ts';

const { show } = visits();

describe('the estimate', () => {
  test.each([
    [
      'en',
      'There is no connection. The price is estimated as soon as the connection is back.',
      'Estimate: $52.30',
      'An estimate of the price appears here once province, dates and ages are filled in.',
    ],
    [
      'fr',
      'Il n’y a pas de connexion. Le prix sera estimé dès que la connexion sera rétablie.',
      'Estimation\u00a0: 52,30\u00a0$',
      'Une estimation du prix s’affiche ici dès que la province, les dates et les âges sont remplis.',
    ],
  ] as const)(
    'says that there is no connection, and comes by itself when it is back, without moving the button (%s)',
    async (lang, lost, known, unknown) => {
      const page = await show({ step: 'quickQuote', lang, width: 320, travellers: 2, isOffline: true });
      await page.getByText(lost, { exact: true }).waitFor();
      expect(await accessibilityFindings(page)).toEqual([]);
      const top = () =>
        page
          .locator('button[type=submit]')
          .evaluate((button) => button.getBoundingClientRect().top + scrollY);
      const before = await top();
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await page.getByRole('strong').filter({ hasText: known }).waitFor();
      expect(await page.getByText(lost).count()).toBe(0);
      expect(await top()).toBe(before);
      await page
        .getByLabel(/^(Age|Âge)/)
        .first()
        .fill('');
      await page.getByText(unknown, { exact: true }).waitFor();
    },
  );
});
