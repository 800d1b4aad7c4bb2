import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** Time on the page: flowing, or standing still but for what the tour and the page's own small delays need. */
export interface PageClock {
  install(): Promise<void>;
  /** Stops the time, where it is to stand still. */
  begin(): Promise<void>;
  /** Lets so many milliseconds pass at once. */
  pass(milliseconds: number): Promise<void>;
  /** Runs a task while standing time ticks a little, so that the page can draw. */
  during<Result>(task: () => Promise<Result>): Promise<Result>;
}

const TICK = 16;
/**
 * How far ahead the clock is stopped, in milliseconds: the page must not get there before the order to stop does, and
 * what the first state waits for must not run out. Where a slow page was there already, four times as far.
 */
const HEADROOM = 100;
const MOST_HEADROOM = 10_000;
/** Most time that drawing after one gesture may take away from the chart's timers. */
const MOST_TICKS = 12;

export function pageClock(page: Page, time: 'flowing' | 'paused', isNeeded: boolean): PageClock {
  const isPaused = isNeeded && time === 'paused';
  return {
    install: async () => {
      if (isNeeded) await page.clock.install();
    },
    begin: async () => {
      if (!isPaused) return;
      for (let headroom = HEADROOM; !(await isStoppedAt(page, headroom)); headroom *= 4) {
        if (headroom > MOST_HEADROOM) throw new Error('The time of the page could not be stopped');
      }
    },
    pass: (milliseconds) => page.clock.runFor(milliseconds),
    async during(task) {
      if (!isPaused) return task();
      const running = { current: true };
      const ticking = (async () => {
        for (let tick = 0; running.current && tick < MOST_TICKS; tick += 1) {
          await page.clock.runFor(TICK);
          await setTimeout(TICK);
        }
      })();
      try {
        return await task();
      } finally {
        running.current = false;
        await ticking;
      }
    },
  };
}

/** Stops the time so far ahead; false when it had passed by then. */
async function isStoppedAt(page: Page, headroom: number): Promise<boolean> {
  const now = await page.evaluate(() => Date.now());
  try {
    await page.clock.pauseAt(now + headroom);
    return true;
  } catch (error) {
    if (String(error).includes('Cannot fast-forward to the past')) return false;
    throw error;
  }
}
