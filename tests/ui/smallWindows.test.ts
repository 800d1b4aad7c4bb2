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
