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

test.each([
  [
    'en',
    /^Select: .+, the family$/,
    'Choose a plan for the family.',
    'is sold to one person at a time; this family plan is for 3.',
  ],
  [
    'fr',
    /^Choisir\s: .+, la famille$/,
    'Choisissez un régime pour la famille.',
    'ne s’adresse qu’à une personne à la fois; ce régime familial en compte 3.',
  ],
] as const)(
  'a family is named on the acts of a card, in what is missing, and in why a plan is not sold to it (%s)',
  async (lang, select, missing, refused) => {
    const travellers = { familyPlans: 'true' } as const;
    const page = await show({ step: 'planSelection', lang, travellers, world: 'notForFamilies' });
    await page.getByRole('button', { name: select }).first().waitFor();
    expect(await page.getByRole('button', { name: /(traveller|voyageur) [01]/ }).count()).toBe(0);
    await page.locator('button', { hasText: /^(Continue to the quote|Continuer vers l’aperçu)/ }).click();
    await page.getByRole('alert').getByRole('link', { name: missing }).waitFor();
    expect(await page.locator('details li').first().textContent()).toContain(refused);
  },
);

test.each([
  ['en', 'No plan suits this family and this trip.'],
  ['fr', 'Aucun régime ne convient à cette famille et à ce voyage.'],
] as const)('a family for which there is no plan is told as one (%s)', async (lang, told) => {
  const travellers = { familyPlans: 'true' } as const;
  const page = await show({ step: 'planSelection', lang, travellers, world: 'familyRefused' });
  await page.getByText(told).waitFor();
});
