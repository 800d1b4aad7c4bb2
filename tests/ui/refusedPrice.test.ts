import { expect, test } from 'vitest';
import { visits } from '#tests/support/tours/views/visits.ts';

const { show } = visits();

test.each([
  {
    lang: 'en',
    why: 'Emergency medical is possible up to 60 days at this age; the trip lasts 83. The 23 days that are left can be insured by a top-up.',
  },
  {
    lang: 'fr',
    why: 'Soins médicaux d’urgence est possible jusqu’à 60 jours à cet âge; le voyage en dure 83. Les 23 jours qui restent peuvent être assurés par un complément d’assurance.',
  },
] as const)(
  'in $lang a card whose plan refuses what was changed says by which rule, its values and what would pass',
  async ({ lang, why }) => {
    const page = await show({ step: 'planSelection', lang });
    await page.evaluate(
      () => void Object.assign((window as unknown as { seen: object }).seen, { line: 'tooLong' }),
    );
    await page.locator('[id^="deductible."]').first().selectOption('500');
    await page.getByText(why).waitFor();
    expect(
      await page.getByText(lang === 'en' ? 'too long for this plan' : 'trop long pour ce régime').count(),
    ).toBe(0);
  },
);
