import { expect, test } from 'vitest';
import { visits } from '#tests/support/tours/views/visits.ts';

const { show } = visits();

test.each([
  ['quickQuote', 'en'],
  ['quickQuote', 'fr'],
  ['tripDetails', 'en'],
  ['tripDetails', 'fr'],
  ['planSelection', 'fr'],
  ['apply', 'fr'],
] as const)('%s in %s is not wider than a window of 320 px with texts twice as large', async (step, lang) => {
  const page = await show({ step, lang, width: 320 });
  const width = await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    return document.documentElement.scrollWidth;
  });
  expect(width).toBe(320);
});
