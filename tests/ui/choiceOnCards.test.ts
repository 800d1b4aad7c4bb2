import type { Page } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import { visits } from '#tests/support/tours/views/visits.ts';

const { show } = visits();

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
const told = (page: Page, message: string) => page.getByRole('status').filter({ hasText: message }).waitFor();

describe('who chooses on a card without a mouse', () => {
  test.each([
    [
      'en',
      'Select: Emergency medical, traveller 1',
      'Remove: Emergency medical, traveller 1',
      '1 plan selected. Total $95.00.',
      'No plan selected.',
    ],
    [
      'fr',
      'Choisir\u00a0: Soins médicaux d’urgence, voyageur 1',
      'Retirer\u00a0: Soins médicaux d’urgence, voyageur 1',
      '1 régime choisi. Total\u00a0: 95,00\u00a0$.',
      'Aucun régime choisi.',
    ],
  ] as const)(
    'keeps the focus and is told what the choice came to (%s)',
    async (lang, select, remove, taken, none) => {
      const page = await show({ step: 'planSelection', lang });
      await page.getByRole('button', { name: select }).first().press('Enter');
      await page.getByRole('dialog').getByRole('checkbox').press('Space');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await told(page, taken);
      await expect.poll(() => focused(page)).toBe(remove);
      await page.keyboard.press('Enter');
      await told(page, none);
      expect(await focused(page)).toBe(select);
    },
  );
});

test('the button that a reason keeps from being pressed is as wide as without it', async () => {
  const page = await show({ step: 'planSelection' });
  await page
    .getByRole('button', { name: /^Select: Emergency medical, traveller 1/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const widthOfSelect = () =>
    dialog
      .getByRole('button', { name: 'Select' })
      .boundingBox()
      .then((box) => box?.width);
  const refused = await widthOfSelect();
  await dialog.getByRole('checkbox').check();
  expect(await widthOfSelect()).toBe(refused);
});
