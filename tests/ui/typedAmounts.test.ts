import { expect, test } from 'vitest';
import { visits } from '#tests/support/tours/views/visits.ts';

const { show } = visits();

const showTopUp = () =>
  show({
    step: 'planSelection',
    world: 'topUp',
    facts: { organizationKind: 'coverMe', organizationCode: 'CM' },
    travellers: { flowTravellerType: 'TOP_UP', departureDate: '2026-11-01' },
  });
const row = (tripCost: string) => ({ travellers: [{ id: 'pax-1', age: '40', tripCost }] });

test('an amount whose comma was left out is asked about, and is not taken until it is answered', async () => {
  const page = await show({ step: 'quickQuote', form: row('') });
  const cost = page.locator('[id="tripCost.pax-1"]');
  await cost.pressSequentially('250,00');
  expect(await cost.inputValue()).toBe('25000');
  await page.locator('button[type=submit]').click();
  expect(await page.evaluate(() => 'output' in window)).toBe(false);
  expect(await page.locator('[id="tripCost.pax-1-problem"]').innerText()).toContain(
    'Is this $250.00 or $25,000.00?',
  );
  await page.getByRole('button', { name: '$250.00' }).click();
  expect(await cost.inputValue()).toBe('250.00');
  expect(await page.getByRole('alert').count()).toBe(0);
  await cost.press('End');
  await cost.press('Backspace');
  expect(await cost.inputValue()).toBe('250.0');
});

test('a comma that groups thousands is not asked about', async () => {
  const page = await show({ step: 'quickQuote', form: row('') });
  const cost = page.locator('[id="tripCost.pax-1"]');
  await cost.pressSequentially('1,500');
  await cost.blur();
  expect(await cost.inputValue()).toBe('1,500.00');
  expect(await cost.getAttribute('aria-invalid')).toBeNull();
});

test.each([
  ['150.75', '150'],
  ['1,500.00', '1500'],
])('on a card %s is %s whole dollars', async (keys, kept) => {
  const page = await showTopUp();
  const cost = page.locator('[id="tripCost.pax-1.SEMH"]');
  await cost.pressSequentially(keys);
  expect(await cost.inputValue()).toBe(kept);
});

test('on a card, too, an amount whose comma was left out is asked about before it is priced', async () => {
  const page = await showTopUp();
  await page.locator('[id="daysPerTrip.pax-1.SEMH"]').pressSequentially('12.5');
  await page.locator('[id="tripCost.pax-1.SEMH"]').pressSequentially('250,00');
  expect(await page.locator('[id="daysPerTrip.pax-1.SEMH"]').inputValue()).toBe('12');
  await page.getByText('Say first which amount is meant.').waitFor();
  await page.locator('[id="tripCost.pax-1.SEMH"]').blur();
  await page.getByRole('button', { name: '$250.00' }).click();
  expect(await page.locator('[id="tripCost.pax-1.SEMH"]').inputValue()).toBe('250.00');
});
