import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';

const slowedBy = 4;
const latencyMs = 563;
const bitsPerSecond = 1_500_000;
/** Without a request for so long, the first load is over. */
const quietMs = 1_000;
const lookAgainMs = 100;
const field = 'age.pax-1';

/** What a slow phone is taken to be. */
export const slowPhone = `CPU slowed ${slowedBy} ×, ${latencyMs} ms until an answer begins, ${bitsPerSecond / 1e6} Mbit/s, 360 × 740, nothing kept.`;

/** A first load: milliseconds since it was asked for, requests, and how far what was there moved (CLS). */
export type FirstLoad = {
  /** The first contentful paint. */
  paint: number;
  /** The age of the first traveller is there to be typed in. */
  shown: number;
  /** Its text goes to the application. */
  answers: number;
  requests: number;
  shift: number;
};

type Watched = { shown: number; answers: number; shift: number };

/** Opens a page as a phone would that was never there. */
export async function loadSlowly(browser: Browser, address: string): Promise<FirstLoad> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: latencyMs,
      downloadThroughput: bitsPerSecond / 8,
      uploadThroughput: bitsPerSecond / 16,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowedBy });
    let [requests, busyAt] = [0, Date.now()];
    page.on('request', (request) => {
      if (!request.url().startsWith('data:')) requests += 1;
      busyAt = Date.now();
    });
    page.on('requestfinished', () => {
      busyAt = Date.now();
    });
    await page.addInitScript(watch, field);
    await page.goto(address);
    await page.locator(`[id="${field}"]`).waitFor();
    while (Date.now() - busyAt < quietMs) await pause(lookAgainMs);
    const told = await page.evaluate(() => ({
      ...(window as unknown as { watched: Watched }).watched,
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    }));
    return { ...told, requests };
  } finally {
    await context.close();
  }
}

/** Runs in the page: React leaves its props on an element that it answers for. */
function watch(id: string): void {
  const watched: Watched = { shown: Number.NaN, answers: Number.NaN, shift: 0 };
  Object.assign(window, { watched });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) watched.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    const element = document.getElementById(id);
    if (element && Number.isNaN(watched.shown)) watched.shown = performance.now();
    if (element && Object.keys(element).some((key) => key.startsWith('__reactProps')))
      watched.answers = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}
