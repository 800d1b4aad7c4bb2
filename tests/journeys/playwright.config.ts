import { defineConfig } from '@playwright/test';
import { findBrowser, quickPages } from '#scripts/browser.ts';

/** Said by the runner to its workers, which load this file too, but without the runner's options. */
const headed = 'PORTAGE_JOURNEYS_HEADED';
if (process.argv.some((option) => ['--headed', '--debug'].includes(option))) process.env[headed] = 'yes';

const isWatched = process.env[headed] === 'yes';
const browser = findBrowser(isWatched);

/** Tours choose their language themselves, so there is one project for both. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.test.ts',
  globalSetup: './portal.setup.ts',
  outputDir: '../../.reports/journeys',
  // One more than there are cores: a journey often waits for the server or for time to pass.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // No journey is wrong because a machine is slow: the limit only ends what would never end.
  timeout: 400_000,
  expect: { timeout: 20_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: browser.found ? browser.path : undefined, args: quickPages },
    timezoneId: 'America/Toronto',
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 900 },
    // Playwright takes the picture of a failure at every close, and throws it away when the test passed: a fifth of the work.
    screenshot: isWatched ? 'only-on-failure' : 'off',
  },
});
