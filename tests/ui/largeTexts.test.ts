import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';
import { visits } from '#tests/support/tours/views/visits.ts';

const { origin, show } = visits();
const standins = startedFor(() => startStandins({ applicationOrigins: [origin()] }));

type Shown = { readonly lang: 'en' | 'fr'; readonly width: 320 };
const steps: Readonly<Record<string, (shown: Shown) => Promise<Page>>> = {
  quickQuote: (shown) => show({ step: 'quickQuote', ...shown }),
  tripDetails: (shown) => show({ step: 'tripDetails', ...shown }),
  planSelection: (shown) => show({ step: 'planSelection', ...shown }),
  quoteSummary: (shown) => show({ step: 'quoteSummary', ...shown }),
  apply: (shown) => show({ step: 'apply', ...shown }),
  payment: (shown) =>
    show({ step: 'payment', cardFrameUrl: `${standins.cardOrigin}/HPPtoken/index.php`, ...shown }),
  confirmation: (shown) => show({ step: 'confirmation', ...shown }),
};

test.each(['en', 'fr'] as const)(
  'cards stand below each other as long as two are too narrow (%s)',
  async (lang) => {
    const page = await show({ step: 'planSelection', lang, width: 899 });
    const card = page.locator('[id="plans-pax-1"] li');
    await card.nth(1).waitFor();
    const [first, second] = [(await card.nth(0).boundingBox())!, (await card.nth(1).boundingBox())!];
    expect(second.y).toBeGreaterThan(first.y + first.height);
  },
);

test.each(
  Object.keys(steps).flatMap((step) => [
    { step, lang: 'en' as const },
    { step, lang: 'fr' as const },
  ]),
)('$step in $lang is not wider than a window of 320 px with texts twice as large', async ({ step, lang }) => {
  const page = await steps[step]!({ lang, width: 320 });
  const width = await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    return document.documentElement.scrollWidth;
  });
  expect(width).toBe(320);
});

test.each(['en', 'fr'] as const)(
  'a plan keeps its texts on its card at 360 px, twice as large (%s)',
  async (lang) => {
    const page = await show({ step: 'planSelection', world: 'coverage', lang, width: 360 });
    const cards = page.locator('[id^="plans-"] li > section');
    await cards.first().waitFor();
    await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  },
);
