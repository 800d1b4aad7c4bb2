import type { Browser, Frame, Page } from '@playwright/test';
import { personAt } from '../tours/journeys/person.ts';
import { gateAt } from './gate.ts';
import { giveCredentials, loseSessionAway, originOf, type SignIn, signIn } from './portal.ts';
import { seeRefusal, seeWaiting, tryAgain } from './signingIn.ts';

/** How somebody signs in: the address that leads to the provider, its form, and where signing out ends. */
type Way = { who: SignIn; address: '/login' | '/ciam'; form: RegExp; end: RegExp };

/** What was seen of somebody who arrived: the address without its origin, the title, and what the tab holds. */
type Arrival = {
  address: string;
  title: string;
  tokens: string[];
  local: string[];
  profile: Awaited<ReturnType<typeof profileOf>>;
};

/** What was seen of a sign-out: its call, the paths on the way and the last of them, and the tokens that the tab holds after it. */
type SignOut = { call: [method: string, status: number]; went: string[]; end: string; tokens: string[] };

/** What was seen while somebody signed in and out by every way there is. */
export type SignInRecord = {
  scopes: string[];
  byChoice: Arrival;
  /** The addresses that Back opens one after another from there, to where the portal was opened. */
  backFromChoice: string[];
  /** The paths of the portal and the provider on the way in. */
  wayIn: string[];
  outByItem: SignOut;
  /** Whether the page said that it waits, while the claims were loading. */
  isAwaited: boolean;
  /** What the page said when the claims did not come. */
  refusal: string;
  byAddress: Arrival;
  /** The same from there: no entry of the address is left. */
  backFromAddress: string[];
  /** By the same address in English, after the session was lost. */
  again: string;
  /** By the address while somebody is signed in. */
  signedIn: string;
  outByAddress: SignOut;
  /** Every address that was asked for. */
  urls: string[];
};

const refCode = 'REF100000001';
const sessionCall = /\/api\/auth\/get-user$/;

/** The names under which a tab keeps what the provider gave. */
export const tokensIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(window.sessionStorage).filter((key) => key.startsWith('oidc.')));

/** Signs out by the item of the profile menu. */
export async function leaveByItem(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
}

/** What a tab and the server hold of who signed in: the tokens of the provider the one, everything else the other. */
const profileOf = (page: Page) =>
  page.evaluate(async () => {
    const key = Object.keys(window.sessionStorage).find((each) => each.startsWith('oidc.user')) ?? '';
    const { access_token, id_token, scope } = JSON.parse(window.sessionStorage.getItem(key) ?? '{}');
    const { user, claims } = await (await fetch('/api/auth/get-user')).json();
    return { accessToken: access_token, idToken: id_token, scope, user, claims };
  });

const addressOf = (page: Page) => page.url().replace(originOf('b2b'), '');

async function arrivalOf(page: Page): Promise<Arrival> {
  await page.locator('input[id^="age."]').first().waitFor();
  return {
    address: addressOf(page),
    title: await page.getByRole('heading', { level: 1 }).innerText(),
    tokens: await tokensIn(page),
    local: await page.evaluate(() => Object.keys(window.localStorage)),
    profile: await profileOf(page),
  };
}

/** Goes Back as many times, gives the addresses that open, and comes to the last again. */
async function goBack(page: Page, times: number): Promise<string[]> {
  const opened: string[] = [];
  for (let time = 0; time < times; time += 1) {
    await page.goBack();
    await page.locator('input[id^="age."], body:empty').first().waitFor({ state: 'attached' });
    opened.push(addressOf(page));
  }
  return opened;
}

/** Notes from now on the paths of the addresses that a page opens. */
function notePaths(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('framenavigated', (frame: Frame) => {
    if (frame === page.mainFrame()) paths.push(new URL(frame.url()).pathname);
  });
  return paths;
}

async function signOut(page: Page, end: RegExp, act: () => Promise<unknown>): Promise<SignOut> {
  const went = notePaths(page);
  const ended = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/auth/logout');
  await act();
  const answer = await ended;
  await page.waitForURL(end);
  const { pathname } = new URL(page.url());
  await page.goto(`${originOf('b2b')}/get-a-quote?lang=en`);
  await page.getByRole('button', { name: 'Agency, broker or sponsor' }).waitFor();
  return {
    call: [answer.request().method(), answer.status()],
    went: [...went],
    end: pathname,
    tokens: await tokensIn(page),
  };
}

/** Comes by the address in French, has the claims fail once, tries again and arrives; gives what the page said meanwhile. */
async function comeByAddress(
  page: Page,
  { who, address, form }: Way,
): Promise<Pick<SignInRecord, 'isAwaited' | 'refusal'>> {
  const person = personAt(page, 'fr');
  let isExchanged = false;
  page.on('response', (answer) => {
    isExchanged ||= new URL(answer.url()).pathname === '/api/auth/token' && answer.ok();
  });
  const claims = await gateAt(page, sessionCall, 'GET', () => isExchanged);
  await page.goto(`${originOf('b2b')}${address}?lang=fr&refCode=${refCode}`);
  await page.waitForURL(form);
  await giveCredentials(page, who.username);
  const held = await claims.next();
  await seeWaiting(person);
  const isAwaited = await page.getByText('Vous reviendrez à la page où vous étiez.').isVisible();
  await held.fulfill({ status: 503, json: { code: 'server.busy' } });
  await seeRefusal(person);
  const refusal = await page.getByRole('main').innerText();
  await page.unroute(sessionCall);
  await tryAgain(person);
  await page.waitForURL(/obtenir-une-soumission/);
  return { isAwaited, refusal };
}

/** Signs somebody in and out in b2b, by the choice and by the address, and gives what was seen. */
export async function walkThroughSignIn(browser: Browser, way: Way): Promise<SignInRecord> {
  const page = await browser.newPage();
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  const paths = notePaths(page);
  const asked = page.waitForRequest(/\/(?:directory|customers)\/auth\?/);
  await signIn(page, 'b2b', way.who);
  const byChoice = await arrivalOf(page);
  const wayIn = [...paths];
  const backFromChoice = await goBack(page, 3);
  await page.goForward();
  await arrivalOf(page);
  const scopes = new URL((await asked).url()).searchParams.get('scope')?.split(' ') ?? [];
  const outByItem = await signOut(page, way.end, () => leaveByItem(page));
  const { isAwaited, refusal } = await comeByAddress(page, way);
  const byAddress = await arrivalOf(page);
  const backFromAddress = await goBack(page, 2);
  await loseSessionAway(page);
  await page.goto(`${originOf('b2b')}${way.address}?lang=en&refCode=${refCode}`);
  await page.waitForURL(/get-a-quote/);
  const again = addressOf(page);
  await page.goto(`${originOf('b2b')}${way.address}?lang=en`);
  await page.waitForURL(/get-a-quote/);
  const signedIn = addressOf(page);
  const outByAddress = await signOut(page, way.end, () => page.goto(`${originOf('b2b')}/logout?lang=en`));
  await page.context().close();
  return {
    scopes,
    byChoice,
    backFromChoice,
    wayIn,
    outByItem,
    isAwaited,
    refusal,
    byAddress,
    backFromAddress,
    again,
    signedIn,
    outByAddress,
    urls,
  };
}
