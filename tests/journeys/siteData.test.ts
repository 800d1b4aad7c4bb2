import { expect, test } from '@playwright/test';
import { originOf } from '../support/journeys/portal.ts';

const needed = { en: 'Allow cookies and site data', fr: 'Autorisez les témoins et les données de site' };

for (const application of ['b2b', 'b2c', 'co-brand', 'admin'] as const) {
  test(`where the browser refuses cookies and site data, ${application} says so in both languages and can be tried again`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      if (window.name === 'allowed') return;
      for (const store of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, store, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
    });
    for (const language of ['en', 'fr'] as const) {
      await page.goto(`${originOf(application)}/?lang=${language}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(needed[language]);
    }
    await page.evaluate(() => void (window.name = 'allowed'));
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(needed.fr);
  });
}
