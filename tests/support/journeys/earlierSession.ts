import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { ApplicationKey } from '#domain/applications.ts';
import type { Language } from '#domain/locales.ts';
import { originOf, type SignIn, signIn } from './portal.ts';

type Cookies = Parameters<BrowserContext['addCookies']>[0];
const languageCookie = 'portage-lang';
const sessions = new Map<string, Promise<Cookies>>();

async function cookiesOf(browser: Browser, application: ApplicationKey, who: SignIn): Promise<Cookies> {
  const page = await browser.newPage();
  await signIn(page, application, who);
  const cookies = await page.context().cookies();
  await page.close();
  return cookies.filter(({ name }) => name !== languageCookie);
}

/**
 * Gives a browser the session of somebody who has signed in earlier, in another window; once for each worker.
 * @param purpose `moving` for a journey that moves the session to another organisation, where nobody else meets it
 */
export async function bringSession(
  context: BrowserContext,
  application: ApplicationKey,
  who: SignIn,
  purpose: 'looking' | 'moving' = 'looking',
): Promise<void> {
  const key = `${purpose} ${application} ${who.username}`;
  const known = sessions.get(key) ?? cookiesOf(context.browser()!, application, who);
  sessions.set(key, known);
  await context.addCookies(await known);
}

/** Opens an application as somebody who has signed in earlier. */
export async function openSignedIn(
  page: Page,
  application: ApplicationKey,
  who: SignIn,
  language: Language,
): Promise<void> {
  await bringSession(page.context(), application, who);
  await page.goto(`${originOf(application)}/?lang=${language}`);
}
