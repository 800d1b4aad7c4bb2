import { expect, type Page, test } from '@playwright/test';
import { type Language, otherLanguage } from '#domain/locales.ts';
import { agents, giveCredentials, originOf } from '../support/journeys/portal.ts';
import { type SignInRecord, walkThroughSignIn } from '../support/journeys/signInWalk.ts';

const aToken = expect.stringMatching(/./);
const aJwt = expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/);
const keptByProvider = expect.stringMatching(/^oidc\.user/);

test.describe('an employee in b2b', () => {
  test.describe.configure({ mode: 'default' });
  let seen: SignInRecord;
  test.beforeAll(async ({ browser }) => {
    const [form, end] = [/\/directory\/interaction/, /\/welcome/];
    seen = await walkThroughSignIn(browser, { who: agents.manager, address: '/login', form, end });
  });

  test('[RT-031] [SI-001] [SI-018] lands on traveller details, with the profile of a LAN id', () => {
    expectArrival(seen, {
      userRef: 'mchen',
      userType: 'lanid',
      organizationCode: 'CM',
      profileCode: 'mchen',
      role: 'LIA manager',
    });
  });

  test('Back from the first step never opens a used page of the directory', () => {
    expectWayBack(seen);
  });

  test('[SI-007] the directory is asked for exactly the documented scopes', () => {
    expect(seen.scopes.toSorted()).toEqual([
      'Directory.AccessAsUser.All',
      'Directory.Read.All',
      'Group.Read.All',
      'User.Read',
      'openid',
      'profile',
    ]);
  });

  test('[SI-009] [SI-027] the tokens of an employee stay in session storage, stand in no address, and are gone after signing out', () => {
    expectTokensKept(seen);
  });

  test('[SI-032] the menu item and /logout both sign an employee out', () => {
    for (const { call } of [seen.outByItem, seen.outByAddress]) expect(call).toEqual(['GET', 200]);
    for (const { end } of [seen.outByItem, seen.outByAddress]) expect(end).toBe('/welcome');
    expect(seen.outByItem.went).toContain('/welcome');
  });

  test('[RT-043] /login starts the sign-in, keeps the reference id, and leads on once signed in', () => {
    expect(seen.wayIn).toContain('/login/callback');
    expectReached(seen);
  });
});

test.describe('a partner in b2b', () => {
  test.describe.configure({ mode: 'default' });
  let seen: SignInRecord;
  test.beforeAll(async ({ browser }) => {
    const form = /\/customers\/interaction/;
    seen = await walkThroughSignIn(browser, { who: agents.consultant, address: '/ciam', form, end: form });
  });

  test('[RT-031] [SI-001] [SI-018] lands on traveller details, with the profile of a CIAM id', () => {
    expectArrival(seen, {
      userRef: 'omartin',
      userType: 'ciamid',
      organizationCode: 'TC',
      profileCode: 'omartin',
      role: 'Consultant_Agency',
    });
  });

  test('Back from the first step never opens a used page of the customer sign-in', () => {
    expectWayBack(seen);
  });

  test('the customer sign-in is asked for the documented scopes', () => {
    expect(seen.scopes.toSorted()).toEqual(['email', 'openid', 'profile']);
  });

  test('[SI-027] the tokens of a partner stay in session storage, stand in no address, and are gone after signing out', () => {
    expectTokensKept(seen);
  });

  test('[SI-030] [SI-032] the menu item and /logout both sign a partner out by a POST, and lead to the sign-in', () => {
    for (const { call } of [seen.outByItem, seen.outByAddress]) expect(call).toEqual(['POST', 200]);
    for (const { end } of [seen.outByItem, seen.outByAddress])
      expect(end).toMatch(/^\/customers\/interaction/);
    expect(seen.outByItem.went).toContain('/ciam');
  });

  test('[RT-044 partly] /ciam starts the sign-in, keeps the reference id, and leads on once signed in', () => {
    expect(seen.wayIn).toContain('/ciam/handlelogin');
    expectReached(seen);
  });
});

/** Somebody arrived at traveller details by the choice and by the address, as this user; the page said when claims were loading and when they failed. */
function expectArrival(seen: SignInRecord, user: Record<string, string>): void {
  const ways = [
    { ...seen.byChoice, path: '/get-a-quote?lang=en', heading: 'Traveller details' },
    {
      ...seen.byAddress,
      path: '/obtenir-une-soumission?lang=fr&refCode=REF100000001',
      heading: 'Renseignements sur les voyageurs',
    },
  ];
  for (const { address, path, title, heading, profile } of ways) {
    expect(address).toBe(path);
    expect(title).toContain(heading);
    expect(profile).toMatchObject({
      accessToken: aToken,
      idToken: aJwt,
      scope: expect.stringMatching(/\bopenid\b/),
      user,
      claims: { atoms: expect.arrayContaining(['TRIPX_READ']) },
    });
  }
  expect(seen.isAwaited).toBe(true);
  expect(seen.refusal).toContain('Erreur inconnue');
}

/** Back opens the portal instead of the provider, and then what was open before, without the address that signs in. */
function expectWayBack({ backFromChoice, backFromAddress }: SignInRecord): void {
  expect(backFromChoice).toEqual(['/get-a-quote?lang=en', '/get-a-quote?lang=en', 'about:blank']);
  expect(backFromAddress).toEqual(['/obtenir-une-soumission?lang=fr', '/get-a-quote?lang=en']);
}

/** The tab alone holds what the provider gave, while somebody is signed in, and the provider ended its session too. */
function expectTokensKept({ byChoice, outByItem, outByAddress, urls }: SignInRecord): void {
  expect(byChoice.tokens).toEqual([keptByProvider]);
  expect(byChoice.local).toEqual([]);
  for (const { tokens } of [outByItem, outByAddress]) expect(tokens).not.toContainEqual(keptByProvider);
  expect(urls).toContainEqual(expect.stringContaining('/session/end?client_id=portage&'));
  expect(urls.filter((url) => /eyJ|id_token|access_token/.test(url))).toEqual([]);
}

/** The address led through the provider in both languages, and said what failed meanwhile. */
function expectReached({ refusal, again, signedIn }: SignInRecord): void {
  expect(refusal).toContain('Erreur inconnue');
  expect(again).toBe('/get-a-quote?lang=en&refCode=REF100000001');
  expect(signedIn).toBe('/get-a-quote?lang=en');
}

/** What the main part says is this in the one language and, once that is switched, in the other. */
async function expectToRead(page: Page, words: Record<Language, string>, first: Language): Promise<void> {
  const main = page.getByRole('main');
  const other = otherLanguage(first);
  await expect(main).toContainText(words[first]);
  await page.getByRole('link', { name: { en: 'English', fr: 'Français' }[other] }).click();
  await expect(main).toContainText(words[other]);
}

const retry = (page: Page) => page.getByRole('button', { name: /^(Try again|Réessayer)$/ }).click();

test('[SI-012] a sign-in that the network loses is reported in either language, and can be tried again', async ({
  page,
}) => {
  const lost = {
    en: 'The network cannot be reached. Check your connection and try again.',
    fr: 'Le réseau est injoignable. Vérifiez votre connexion Internet et réessayez.',
  };
  const stops: string[] = [];
  await page.exposeFunction('noteStop', (at: string) => stops.push(at));
  await page.addInitScript(() => {
    const { noteStop } = window as unknown as { noteStop(at: string): void };
    window.stop = () => noteStop(window.location.pathname);
  });
  await page.route('**/.well-known/openid-configuration', (route) => route.abort('failed'));
  for (const path of ['/ciam', '/login']) {
    await page.goto(`${originOf('b2b')}${path}?lang=en`);
    await expectToRead(page, lost, 'en');
  }
  expect(stops, 'what else the page loads goes on').toEqual([]);
  await page.unrouteAll();
  await page.route('**/api/auth/token', (route) => route.abort('failed'));
  await retry(page);
  await giveCredentials(page, agents.manager.username);
  await expectToRead(page, lost, 'fr');
  await page.unrouteAll();
  await retry(page);
  await page.waitForURL(/get-a-quote|obtenir-une-soumission/);
});

test('[ER-017] a sign-in that the server fails without a word is an unknown error, and can be tried again', async ({
  page,
}) => {
  await page.route('**/api/auth/token', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(`${originOf('b2b')}/login?lang=en`);
  await giveCredentials(page, agents.manager.username);
  await expectToRead(page, { en: 'Unknown error', fr: 'Erreur inconnue' }, 'en');
  await page.unrouteAll();
  await retry(page);
  await page.waitForURL(/get-a-quote|obtenir-une-soumission/);
});
