import type { Locator, Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';
import { visits } from '#tests/support/tours/views/visits.ts';

const { origin, show } = visits();
const standins = startedFor(() => startStandins({ applicationOrigins: [origin()] }));

/** Types as an input method does: each text is what is composed until then, and the last one is what becomes of it. */
async function compose(field: Locator, ...texts: readonly string[]): Promise<string> {
  const keys = await field.page().context().newCDPSession(field.page());
  await field.focus();
  for (const text of texts.slice(0, -1)) {
    const place = { selectionStart: text.length, selectionEnd: text.length };
    await keys.send('Input.imeSetComposition', { text, ...place });
  }
  await keys.send('Input.insertText', { text: texts.at(-1) ?? '' });
  await keys.detach();
  return field.inputValue();
}

const first = (page: Page, start: string) => page.locator(`input[id^="${start}"]`).first();

test('age, trip cost and date of a quote are taken as an input method composes them', async () => {
  const page = await show({
    step: 'quickQuote',
    form: { departureDate: '', travellers: [{ id: 'pax-1', age: '', tripCost: '' }] },
  });
  expect(await compose(first(page, 'age.'), '4', '40', '40')).toBe('40');
  expect(await compose(first(page, 'tripCost.'), '1', '15', '1500,50', '1500,50')).toBe('1500.50');
  expect(await compose(page.locator('#departureDate'), '2', '2026-11', '2026-11-24', '2026-11-24')).toBe(
    '2026-11-24',
  );
});

test('the fields of an application wait for what is composed', async () => {
  const page = await show({ step: 'apply' });
  const name = first(page, 'firstName.');
  await name.fill('Ren');
  await name.press('End');
  expect(await compose(name, '´', 'é')).toBe('René');
  for (const [field, texts, kept] of [
    ['dateOfBirth.', ['1', '19', '19'], '19'],
    ['address', ['12 rue de l', '12 rue de l´', '12 rue de l’É'], '12 rue de l’É'],
    ['postalCode', ['h', 'h2x', 'h2x 1y4', 'h2x 1y4'], 'H2X 1Y4'],
    ['phone', ['5', '514 555', '514 555 0142', '514 555 0142'], '(514) 555-0142'],
  ] as const) {
    await first(page, field).fill('');
    expect(await compose(first(page, field), ...texts)).toBe(kept);
  }
});

test('the name of a card holder waits for what is composed', async () => {
  const page = await show({ step: 'payment', cardFrameUrl: `${standins.cardOrigin}/HPPtoken/index.php` });
  expect(await compose(page.locator('#cardHolderName'), 'Ren´', 'René')).toBe('René');
});
