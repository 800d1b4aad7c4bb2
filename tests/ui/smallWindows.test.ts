import { expect, test } from 'vitest';
import { visits } from '#tests/support/tours/views/visits.ts';

const { show } = visits();

test.each([256, 640])(
  'in a window of 320 × %i the bar at the bottom covers nothing that has the focus',
  async (height) => {
    const page = await show({ step: 'planSelection', lang: 'fr', width: 320 });
    await page.setViewportSize({ width: 320, height });
    const covered: string[] = [];
    for (let keys = 0; keys < 16; keys += 1) {
      await page.keyboard.press('Tab');
      covered.push(
        ...(await page.evaluate(() => {
          const bar = document.querySelector('aside');
          const focused = document.querySelector('main :focus');
          if (!bar || !focused || bar.contains(focused)) return [];
          const under = focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;
          return under && getComputedStyle(bar).position === 'sticky' ? [focused.textContent] : [];
        })),
      );
    }
    expect(covered).toEqual([]);
  },
);

test('in a low window what is to be paid stays in sight while the person scrolls', async () => {
  const page = await show({ step: 'payment', nameless: true, cardFrameUrl: 'about:blank' });
  await page.setViewportSize({ width: 1280, height: 240 });
  const total = page.getByRole('complementary').getByText('Total', { exact: true });
  for (const down of [0, 100_000]) {
    await page.evaluate((top) => window.scrollTo(0, top), down);
    const box = await total.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(240);
  }
});
