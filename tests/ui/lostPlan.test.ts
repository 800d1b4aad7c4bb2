import { expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/accessibility.ts';
import { visits } from '#tests/support/tours/views/visits.ts';

const { show } = visits();

test.each([
  [
    'en',
    'Traveller 2, Emergency medical: is sold from 60 to 84 years of age, not at 40.',
    'By the date of birth, traveller 2 is 40 years old; the quote was for 67.',
    'Correct the date of birth of traveller 2',
  ],
  [
    'fr',
    'Voyageur 2, Soins médicaux d’urgence : s’adresse aux personnes de 60 à 84 ans, et non de 40 ans.',
    'Selon la date de naissance, le voyageur 2 a 40 ans; la soumission indiquait 67.',
    'Corriger la date de naissance du voyageur 2',
  ],
] as const)(
  '[AP-035 partly] a plan that is lost says by which rule and what would pass, and leads to the date of birth (%s)',
  async (lang, reason, age, correct) => {
    const page = await show({ step: 'apply', lang, world: 'lost', width: 360 });
    await page.locator('button[type=submit]').click();
    const dialog = page.getByRole('alertdialog');
    await dialog.waitFor();
    const told = (await dialog.innerText()).replaceAll('\u00a0', ' ');
    expect(told).toContain(reason);
    expect(told).toContain(age);
    expect(await accessibilityFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: correct }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('dateOfBirth.pax-2');
  },
);
