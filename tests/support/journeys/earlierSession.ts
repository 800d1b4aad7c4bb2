import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { ApplicationKey } from '#domain/applications.ts';
import type { Language } from '#domain/locales.ts';
import { documentedSteps } from '../documentedPaths.ts';
import { onceARun } from './onceARun.ts';
import { originOf, type SignIn, signIn } from './portal.ts';

type Cookies = Parameters<BrowserContext['addCookies']>[0];
const languageCookie = 'portage-lang';
const moving = new Map<string, Promise<Cookies>>();

async function cookiesOf(browser: Browser, application: ApplicationKey, who: SignIn): Promise<Cookies> {
  const page = await browser.newPage();
  await signIn(page, application, who);
  const cookies = await page.context().cookies();
  await page.close();
  return cookies.filter(({ name }) => name !== languageCookie);
}

/** A session that only this worker uses. */
function ownSession(name: string, make: () => Promise<Cookies>): Promise<Cookies> {
  const known = moving.get(name) ?? make();
  moving.set(name, known);
  return known;
}

/**
 * Gives a browser the session of somebody who has signed in earlier, in another window; once a run.
 * @param purpose `moving` for a journey that moves the session to another organization, where nobody else meets it
 */
export async function bringSession(
  context: BrowserContext,
  application: ApplicationKey,
  who: SignIn,
  purpose: 'looking' | 'moving' = 'looking',
): Promise<void> {
  const name = `session of ${who.username} in ${application}`;
  const make = () => cookiesOf(context.browser()!, application, who);
  await context.addCookies(await (purpose === 'moving' ? ownSession(name, make) : onceARun(name, make)));
}

/** Opens the first step of a quote as somebody who has signed in earlier. */
export async function openSignedIn(
  page: Page,
  application: ApplicationKey,
  who: SignIn,
  language: Language,
): Promise<void> {
  await bringSession(page.context(), application, who);
  const path = application === 'admin' ? documentedSteps[language].TRAVELLER_DETAILS : '/';
  await page.goto(`${originOf(application)}${path}?lang=${language}`);
}
