import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { run } from './process.ts';

/** A browser to test with; without a path it is Playwright's own. */
export type Browser = { found: true; path?: string } | { found: false; sentence: string };

/** Without a window: half the work of a browser that has one. */
const headlessShells = ['/usr/bin/chromium-headless-shell'];
const fullBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/**
 * What a browser for tests is started with. Their pages live for seconds: V8 would spend more on making code fast than
 * it gets back, so it only interprets and compiles plainly, and keeps no threads for more. The pages of a browser share
 * one process, since the start of another costs as much as the first paint.
 */
export const quickPages = [
  '--js-flags=--no-opt --no-maglev --single-threaded',
  '--process-per-site',
  '--renderer-process-limit=1',
];

const missing: Browser = {
  found: false,
  sentence:
    'No Chromium was found and none could be installed: install one, or name its program in CHROMIUM_PATH.',
};

/**
 * The browser of this machine: CHROMIUM_PATH, Playwright's own, or the system's.
 * @param headed whether a person wants to see its window
 */
export function findBrowser(headed = false): Browser {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    return existsSync(named)
      ? { found: true, path: named }
      : { found: false, sentence: `CHROMIUM_PATH names ${named}, which does not exist.` };
  }
  if (existsSync(chromium.executablePath())) return { found: true };
  const candidates = headed ? fullBrowsers : [...headlessShells, ...fullBrowsers];
  const path = candidates.find((candidate) => existsSync(candidate));
  return path ? { found: true, path } : missing;
}

/** The browser for many tests: where the system has only a full one, the one without a window is installed if it can be. */
export async function ensureQuickBrowser(): Promise<Browser> {
  const found = findBrowser();
  if (found.found && found.path !== undefined && fullBrowsers.includes(found.path)) await installWithApt();
  return ensureBrowser();
}

/** The browser of this machine, installed first when there is none. */
export async function ensureBrowser(): Promise<Browser> {
  const found = findBrowser();
  if (found.found || process.env.CHROMIUM_PATH) return found;
  await installWithApt();
  const installed = findBrowser();
  if (installed.found) return installed;
  await run(process.execPath, [join('node_modules', '@playwright', 'test', 'cli.js'), 'install', 'chromium']);
  return findBrowser();
}

async function installWithApt(): Promise<void> {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync('apt-get', ['--version']).error) return;
  console.log('Installing Chromium …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'], {
    env,
  });
}
