import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { visits } from '#tests/support/tours/views/visits.ts';

const { show } = visits();

const card = (page: Page, traveller: number) => page.locator(`#plans-pax-${traveller} li > section`).first();

/** The exclusions in the details on the card of a traveller. */
async function exclusionsFor(page: Page, traveller: number): Promise<string[]> {
  await card(page, traveller)
    .getByRole('button', { name: /^View details/ })
    .click();
  const part = page.getByRole('dialog').locator('div', { hasText: /^What is not covered/ });
  const named = await part.locator('li').allInnerTexts();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return named;
}

test('[PS-016] the details on the card of a traveller name the exclusions of that age, coverage and category alone', async () => {
  const page = await show({
    step: 'planSelection',
    world: 'coverage',
    facts: { organizationKind: 'coverMe', organizationCode: 'CM' },
  });
  await card(page, 1).getByLabel('Coverage amount').selectOption('50000');
  await card(page, 2).getByLabel('Coverage amount').selectOption('100000');
  expect(await exclusionsFor(page, 1)).toEqual([
    'Anybody’s parachuting',
    'Diving up to 59 years of age',
    'Dentists up to $50,000',
  ]);
  expect(await exclusionsFor(page, 2)).toEqual([
    'Anybody’s parachuting',
    'Climbing from 60 years of age on',
    'Surgery above $50,000',
  ]);
});

test('[PS-016] where no coverage amount is chosen, the exclusions of the amount that the plan insures are named', async () => {
  const page = await show({ step: 'planSelection', world: 'coverage' });
  expect(await exclusionsFor(page, 1)).toEqual([
    'Anybody’s parachuting',
    'Diving up to 59 years of age',
    'Dentists up to $50,000',
  ]);
});

/** A top-up of cover-me, and whether the premium of its card cannot be calculated. */
async function showTopUp() {
  const page = await show({
    step: 'planSelection',
    world: 'topUp',
    facts: { organizationKind: 'coverMe', organizationCode: 'CM' },
    travellers: { flowTravellerType: 'TOP_UP', departureDate: '2026-11-01' },
  });
  const calculate = card(page, 1).getByRole('button', { name: /^Calculate premium/ });
  const isDisabled = () => calculate.getAttribute('aria-disabled');
  return { page, isDisabled };
}

test('[PS-054] the premium is not calculated where the trip and the top-up have more days than the plan', async () => {
  const { page, isDisabled } = await showTopUp();
  await page.locator('[id="tripCost.pax-1.SEMH"]').fill('900');
  const days = page.locator('[id="daysPerTrip.pax-1.SEMH"]');
  await days.fill('12');
  await expect.poll(isDisabled).toBeNull();
  await days.fill('13');
  await expect.poll(isDisabled).toBe('true');
  await days.fill('12');
  await expect.poll(isDisabled).toBeNull();
});

test('[PS-059] the trip cost of a card takes five digits, and no more', async () => {
  const { page } = await showTopUp();
  const cost = page.locator('[id="tripCost.pax-1.SEMH"]');
  await cost.pressSequentially('9a9999');
  expect(await cost.inputValue()).toBe('99999');
  await cost.pressSequentially('1');
  expect(await cost.inputValue()).toBe('99999');
});

test('[PS-061] the days of a card take three digits, leave out what is no digit, and 0 is nothing', async () => {
  const { page } = await showTopUp();
  const days = page.locator('[id="daysPerTrip.pax-1.SEMH"]');
  for (const [keys, kept] of [
    ['1a2.', '12'],
    ['1234', '123'],
    ['0', ''],
  ] as const) {
    await days.fill('');
    await days.pressSequentially(keys);
    expect(await days.inputValue()).toBe(kept);
  }
});

test.each([
  ['en', 'Enter the trip cost.', 'Enter the number of days.', 'Choose a coverage amount.'],
  ['fr', 'Entrez le coût du voyage.', 'Entrez le nombre de jours.', 'Choisissez un montant de couverture.'],
] as const)(
  '[PS-068] in %s trip cost, days and coverage amount that are missing have each a message at their field',
  async (lang, ofCost, ofDays, ofCoverage) => {
    const facts = { organizationKind: 'coverMe', organizationCode: 'CM' } as const;
    const travellers = { flowTravellerType: 'TOP_UP', departureDate: '2026-11-01' } as const;
    const page = await show({ step: 'planSelection', lang, world: 'topUp', facts, travellers });
    const told = (field: string) => page.locator(`[id="${field}.pax-1.SEMH-problem"]`).innerText();
    await expect.poll(() => told('tripCost')).toContain(ofCost);
    expect(await told('daysPerTrip')).toContain(ofDays);
    await show({ step: 'planSelection', lang, world: 'coverage', facts });
    await expect.poll(() => told('coverageAmount')).toContain(ofCoverage);
  },
);

test('[PS-052] [PS-053] the premium is not calculated while the inputs of the card are empty, or for a trip cost above the maximum', async () => {
  const { page, isDisabled } = await showTopUp();
  await expect.poll(isDisabled).toBe('true');
  const cost = page.locator('[id="tripCost.pax-1.SEMH"]');
  await cost.fill('900');
  await page.locator('[id="daysPerTrip.pax-1.SEMH"]').fill('12');
  await expect.poll(isDisabled).toBeNull();
  await cost.fill('99999');
  await expect.poll(isDisabled).toBe('true');
});

test('[PS-051] the button that calculates the premium is disabled while a calculation runs, and asks for nothing', async () => {
  const page = await show({
    step: 'planSelection',
    world: 'silence',
    facts: { organizationKind: 'coverMe', organizationCode: 'CM' },
  });
  const calculate = card(page, 1).getByRole('button', { name: /^Calculate premium/ });
  const quotes = () =>
    page.evaluate(() => (window as unknown as { seen: { quotes: unknown[] } }).seen.quotes.length);
  await card(page, 1).getByLabel('Deductible').selectOption('500');
  await expect.poll(() => calculate.getAttribute('aria-disabled')).toBeNull();
  await calculate.click();
  await expect.poll(() => calculate.getAttribute('aria-disabled')).toBe('true');
  const asked = await quotes();
  await calculate.click({ force: true });
  await card(page, 1).getByRole('alert').filter({ hasText: 'The premium is being calculated' }).waitFor();
  expect(await quotes()).toBe(asked);
});
