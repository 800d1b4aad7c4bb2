import { expect, type Page, test } from '@playwright/test';
import type { Language } from '#domain/locales.ts';
import { agents, chooseSignIn, originOf, signIn, type SignIn } from '../support/journeys/portal.ts';
import { pressButton } from '../support/journeys/pressButton.ts';
import { personAt } from '../support/tours/journeys/person.ts';

const logout = '**/api/auth/logout';
const credentials = (page: Page) => page.locator('input[type="password"]');

/** Whom the server knows by the session that the browser has now, also after the browser forgot it. */
async function knownBySession(page: Page) {
  const name = '__Host-portage-b2b';
  const cookie = (await page.context().cookies()).find((each) => each.name === name);
  return async (): Promise<string | null> => {
    const origin = originOf('b2b');
    const headers = { cookie: `${name}=${cookie?.value}`, origin };
    const { user } = await (await fetch(`${origin}/api/auth/get-user`, { headers })).json();
    return user && user.userRef;
  };
}

/** Somebody signs in and then out, which the server does not hear; gives whom it still knows. */
async function signOutUnheard(page: Page, who: SignIn, language: Language) {
  const person = personAt(page, language);
  await signIn(page, 'b2b', who, language);
  const known = await knownBySession(page);
  await page.getByRole('button', { name: /^(Account of|Compte de)/ }).click();
  await page.context().setOffline(true);
  await pressButton('shell.user.signOut')(person);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    person.text('flow.session.notEnded.title'),
  );
  return known;
}

const ways = [
  { who: agents.manager, userRef: 'mchen', language: 'en', end: '/welcome' },
  { who: agents.consultant, userRef: 'omartin', language: 'fr', end: '/ciam' },
] as const;

for (const { who, userRef, language, end } of ways) {
  test(`[SI-031 partly] ${userRef}, whose sign-out the server did not hear, is led to ${end} and told so, and the next page ends the session and asks for credentials`, async ({
    page,
  }) => {
    const known = await signOutUnheard(page, who, language);
    expect(new URL(page.url()).pathname).toBe(end);
    expect(await known()).toBe(userRef);
    await page.context().setOffline(false);
    await page.goto(`${originOf('b2b')}/?lang=${language}`);
    await chooseSignIn(page, who, language);
    await expect(credentials(page)).toBeVisible();
    expect(await known()).toBeNull();
  });

  test(`${userRef}, whose sign-out is still not heard, is told so by the next page, which opens nothing until it is`, async ({
    page,
  }) => {
    const person = personAt(page, language);
    await signOutUnheard(page, who, language);
    await page.context().setOffline(false);
    await page.route(logout, (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto(`${originOf('b2b')}/get-a-quote?lang=${language}`);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(person.text('flow.session.notEnded.title'));
    await pressButton('flow.session.notEnded.retry')(person);
    await expect(title).toHaveText(person.text('flow.session.notEnded.title'));
    await page.unroute(logout);
    await pressButton('flow.session.notEnded.retry')(person);
    await expect(title).toHaveText(person.text('flow.signIn.title'));
  });

  test(`${userRef}, who tries again to sign out, is led on by the provider, signed out there too`, async ({
    page,
  }) => {
    const known = await signOutUnheard(page, who, language);
    await page.context().setOffline(false);
    const returned = page.waitForRequest(
      (request) => request.isNavigationRequest() && request.url().includes(end),
    );
    await pressButton('flow.session.notEnded.retry')(personAt(page, language));
    await returned;
    expect(await known()).toBeNull();
  });
}
