import { expect, test } from 'vitest';
import { visits } from '#tests/support/tours/views/visits.ts';

const { show } = visits();

test.each([
  ['en', 'Every trip from December 1, 2026 to December 15, 2026'],
  ['fr', 'Chaque voyage du 1er décembre 2026 au 15 décembre 2026'],
] as const)(
  'a quote of several trips says that its dates are those of a year of trips (%s)',
  async (lang, when) => {
    const page = await show({ step: 'planSelection', lang, travellers: { multiTrip: 'true' } });
    await page.getByText(when).waitFor();
  },
);

test.each([
  ['en', 'Choose the plan for the family.', 'The family', 'Total for the family'],
  ['fr', 'Choisissez le régime de la famille.', 'La famille', 'Total pour la famille'],
] as const)(
  'a family is called one where plans are chosen and in the quote (%s)',
  async (lang, lead, title, total) => {
    const travellers = { familyPlans: 'true' } as const;
    const choosing = await show({ step: 'planSelection', lang, travellers });
    await choosing.getByText(lead).waitFor();
    const quote = await show({ step: 'quoteSummary', lang, travellers });
    await quote.getByRole('heading', { name: title, exact: true }).first().waitFor();
    await quote.getByText(total).first().waitFor();
    expect(await quote.getByRole('heading', { name: /^(Traveller|Voyageur) 1/ }).count()).toBe(0);
  },
);
