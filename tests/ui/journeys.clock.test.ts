import { expect, onTestFinished, test } from 'vitest';
import { closeWindows, openBrowser } from '../support/browserOfWorker.ts';
import { pageClock } from '../support/tours/journeys/clock.ts';

test('stops the time of a page that is slow to hear of it', { timeout: 90_000 }, async () => {
  const browser = await openBrowser();
  onTestFinished(closeWindows);
  const shown = await browser.newPage();
  const clock = pageClock(shown, 'paused', true);
  await clock.install();
  await shown.goto('about:blank');
  const { evaluate } = shown;
  let asked = 0;
  shown.evaluate = (async (...given: Parameters<typeof evaluate>) => {
    const now = (await evaluate.apply(shown, given)) as number;
    asked += 1;
    if (asked === 1) await shown.waitForFunction((since) => Date.now() > since + 200, now, { polling: 20 });
    return now;
  }) as typeof evaluate;
  await clock.begin();
  expect(asked).toBe(2);
  const stopped = await shown.evaluate(() => Date.now());
  expect(await shown.evaluate(() => Date.now())).toBe(stopped);
});
