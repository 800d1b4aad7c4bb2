import type { Browser } from '@playwright/test';
import { type Standins, startStandins } from '#tests/support/standins/startStandins.ts';
import { closeWindows, openBrowser } from '#tests/support/browserOfWorker.ts';
import { type Application, serveApplication } from './serveApplication.ts';
import { embeddingPage, embedFrame, type EmbeddedFrame } from './cardFrame.ts';
import { call } from './gateway.ts';

/** A Visa that is approved. */
export const visa = { pan: '4242424242424242', exp: '1299', cvd: '123' };

/** A browser, the stand-ins and three applications: two may embed the frame, the stranger may not. */
export type FrameStage = {
  browser: Browser;
  standins: Standins;
  application: Application;
  otherApplication: Application;
  stranger: Application;
  /** Opens the frame in the first application and waits until it is ready. */
  embed(query?: Record<string, string>, width?: number): Promise<EmbeddedFrame>;
  /** Closes every page, clears the faults and sets the clock right. */
  clear(): Promise<void>;
  close(): Promise<void>;
};

export async function openFrameStage(): Promise<FrameStage> {
  const pages = { '/': { type: 'text/html; charset=utf-8', content: embeddingPage } };
  const [browser, application, otherApplication, stranger] = await Promise.all([
    openBrowser(),
    serveApplication(pages),
    serveApplication(pages),
    serveApplication(pages),
  ]);
  const standins = await startStandins({
    applicationOrigins: [application.origin, otherApplication.origin],
    settings: { PORTAGE_STANDINS_PROFILES: `PORTAGE-SAMPLE,ONE-SOURCE=${application.origin}` },
  });
  return {
    browser,
    standins,
    application,
    otherApplication,
    stranger,
    async embed(query = {}, width = 800) {
      const frame = await embedFrame(browser, application, standins.cardOrigin, query, width);
      await frame.hears({ type: 'ready' });
      return frame;
    },
    async clear() {
      await call(standins, 'DELETE', '/console/api/faults');
      await call(standins, 'PUT', '/console/api/clock', { offsetSeconds: 0 });
      await closeWindows();
    },
    async close() {
      await closeWindows();
      await Promise.all([application, otherApplication, stranger].map((each) => each.close()));
      await standins.stop();
    },
  };
}
