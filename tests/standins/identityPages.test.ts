import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type * as oidcLibrary from 'oidc-client-ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/accessibility.ts';
import { type Standins, startStandins } from '#tests/support/standins/startStandins.ts';
import { closeWindows, openBrowser } from '#tests/support/browserOfWorker.ts';
import { type Application, serveApplication } from './support/serveApplication.ts';
import { anne, marie } from './support/visitor.ts';

const words = {
  en: {
    username: 'Username',
    password: 'Password',
    signIn: 'Sign in',
    problem: 'There is a problem',
    other: 'Français',
    back: 'Back to the portal',
  },
  fr: {
    username: 'Nom d’utilisateur',
    password: 'Mot de passe',
    signIn: 'Ouvrir une session',
    problem: 'Il y a un problème',
    other: 'English',
    back: 'Retour au portail',
  },
} as const;
const people = { directory: marie, customers: anne };
const lea = {
  ...marie,
  subject: 'directory-lea',
  username: 'lea.roy@portage.example',
  email: 'lea.roy@portage.example',
};
const each = (['directory', 'customers'] as const).flatMap((kind) =>
  (['en', 'fr'] as const).map((lang) => ({ kind, lang })),
);

type OidcLibrary = typeof oidcLibrary;

let browser: Browser;
let application: Application;
let standins: Standins;
let context: BrowserContext;
let page: Page;
/** What the browser refused or asked elsewhere. */
let complaints: string[];

beforeAll(async () => {
  const library = await readFile('node_modules/oidc-client-ts/dist/browser/oidc-client-ts.min.js');
  const html = (body: string) => ({ type: 'text/html; charset=utf-8', content: body });
  [browser, application] = await Promise.all([
    openBrowser(),
    serveApplication({
      '/': html('<!doctype html><title>App</title><script src="/oidc.js"></script><h1>App</h1>'),
      '/oidc.js': { type: 'text/javascript', content: library },
      '/silent': html(
        '<script src="/oidc.js"></script><script>new oidc.UserManager({}).signinCallback()</script>',
      ),
    }),
  ]);
  standins = await startStandins({ people: [marie, lea, anne], applicationOrigins: [application.origin] });
});
afterAll(async () => {
  await closeWindows();
  await application.close();
  await standins.stop();
});
beforeEach(async () => {
  context = await browser.newContext();
  page = await context.newPage();
  complaints = [];
  const known = [application.origin, standins.identityOrigin];
  context.on('console', (message) => {
    if (message.type() === 'error' && message.text().includes('Content Security Policy'))
      complaints.push(message.text());
  });
  context.on('request', (request) => {
    if (!known.includes(new URL(request.url()).origin)) complaints.push(request.url());
  });
});
afterEach(async () => {
  await context.close();
  expect(complaints).toEqual([]);
});

async function openManager(kind: 'directory' | 'customers', on: Page = page): Promise<void> {
  await on.goto(`${application.origin}/`);
  await on.evaluate(
    ([authority, origin]) => {
      const { oidc } = window as unknown as { oidc: OidcLibrary };
      const manager = new oidc.UserManager({
        authority: String(authority),
        client_id: 'portage',
        redirect_uri: `${origin}/login/callback`,
        silent_redirect_uri: `${origin}/silent`,
        popup_redirect_uri: `${origin}/silent`,
        post_logout_redirect_uri: `${origin}/welcome`,
        scope: 'openid profile',
        userStore: new oidc.WebStorageStateStore({ store: sessionStorage }),
      });
      Object.assign(window, { manager });
    },
    [`${standins.identityOrigin}/${kind}`, application.origin],
  );
}

const ask = (name: string, options: unknown = {}) =>
  page.evaluate(
    ([method, given]) => {
      const { manager } = window as unknown as {
        manager: Record<string, (given: unknown) => Promise<unknown>>;
      };
      void manager[String(method)]?.(given);
    },
    [name, options],
  );

async function fillIn(
  on: Page,
  lang: 'en' | 'fr',
  person: { username: string; password: string },
): Promise<void> {
  await on.getByLabel(words[lang].username).fill(person.username);
  await on.getByLabel(words[lang].password).fill(person.password);
  await on.getByRole('button', { name: words[lang].signIn }).click();
}

async function signedIn(
  kind: 'directory' | 'customers',
  person: { username: string; password: string },
): Promise<void> {
  await openManager(kind);
  await ask('signinRedirect', { ui_locales: 'en' });
  await fillIn(page, 'en', person);
  await page.waitForURL(`${application.origin}/login/callback?**`);
  const address = page.url();
  await openManager(kind);
  await page.evaluate(
    (url) =>
      (
        window as unknown as { manager: { signinCallback(url: string): Promise<unknown> } }
      ).manager.signinCallback(url),
    address,
  );
}

describe.each(each)('$kind in $lang', ({ kind, lang }) => {
  const open = async () => {
    await openManager(kind);
    await ask('signinRedirect', { ui_locales: `${lang}-CA` });
    await page.getByRole('heading', { level: 1, name: words[lang].signIn }).waitFor();
  };

  test('[SI-016] the sign-in page tells a wrong account, keeps the name and takes the right one', async () => {
    await open();
    expect(await page.locator('html').getAttribute('lang')).toBe(`${lang}-CA`);
    await fillIn(page, lang, { username: people[kind].username, password: 'wrong' });
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.textContent()).toContain(words[lang].problem);
    await expect.poll(() => alert.evaluate((summary) => summary === document.activeElement)).toBe(true);
    expect(await page.getByLabel(words[lang].username).inputValue()).toBe(people[kind].username);
    expect(await page.getByLabel(words[lang].password).inputValue()).toBe('');
    expect(await accessibilityFindings(page)).toEqual([]);
    await fillIn(page, lang, people[kind]);
    await page.waitForURL(`${application.origin}/login/callback?**`);
    expect(new URL(page.url()).searchParams.has('code')).toBe(true);
  });

  test('one click on a sample person fills in the form, and the language is switched on the page', async () => {
    await open();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('link', { name: words[lang].other }).click();
    const other = lang === 'en' ? 'fr' : 'en';
    await page.getByRole('heading', { level: 1, name: words[other].signIn }).waitFor();
    await page.getByRole('link', { name: people[kind].username }).click();
    await page.waitForURL('**&as=**');
    expect(await page.getByLabel(words[other].username).inputValue()).toBe(people[kind].username);
    await page.getByRole('button', { name: words[other].signIn }).click();
    await page.waitForURL(`${application.origin}/login/callback?**`);
  });
});

test.each(['en', 'fr'] as const)('a customer signs up on the page in %s', async (lang) => {
  await openManager('customers');
  await ask('signinRedirect', { ui_locales: lang, extraQueryParams: { screen_hint: 'signup' } });
  await page.locator('#name').fill('Nadia Roy');
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.locator('button[value=signUp]').click();
  await page.getByRole('alert').waitFor();
  expect(await page.locator('#name').inputValue()).toBe('Nadia Roy');
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.locator('#email').fill(`nadia.${lang}@mail.example`);
  await page.locator('#password').fill('long enough');
  await page.locator('button[value=signUp]').click();
  await page.waitForURL(`${application.origin}/login/callback?**`);
});

describe('with the client library of the portal', () => {
  test('a hidden frame renews the tokens, and a sign-out goes through without a click', async () => {
    await signedIn('directory', marie);
    const renewed = await page.evaluate(async () => {
      const { manager } = window as unknown as { manager: oidcLibrary.UserManager };
      return (await manager.signinSilent())?.profile.preferred_username;
    });
    expect(renewed).toBe(marie.username);
    const query = new URLSearchParams({
      client_id: 'portage',
      logout_hint: marie.subject,
      post_logout_redirect_uri: `${application.origin}/welcome`,
    });
    await page.goto(`${standins.identityOrigin}/directory/session/end?${query}`);
    await page.waitForURL(`${application.origin}/welcome`);
    await openManager('directory');
    await ask('signinRedirect', { ui_locales: 'fr' });
    await page.getByRole('heading', { level: 1, name: words.fr.signIn }).waitFor();
  });

  test('a popup signs in and reports to the page that opened it', async () => {
    await openManager('customers');
    const opened = context.waitForEvent('page');
    const user = page.evaluate(async () => {
      const { manager } = window as unknown as { manager: oidcLibrary.UserManager };
      return (await manager.signinPopup({ ui_locales: 'en' })).profile.sub;
    });
    await fillIn(await opened, 'en', anne);
    expect(await user).toBe(anne.subject);
  });

  test('another person signs in over the session of the first', async () => {
    await signedIn('directory', marie);
    await ask('signinRedirect', { prompt: 'login', ui_locales: 'en' });
    await fillIn(page, 'en', lea);
    await page.waitForURL(`${application.origin}/login/callback?**`);
    const silent = await context.newPage();
    await openManager('directory', silent);
    const renewed = await silent.evaluate(async () => {
      const { manager } = window as unknown as { manager: oidcLibrary.UserManager };
      return (await manager.signinSilent())?.profile.sub;
    });
    expect(renewed).toBe(lea.subject);
  });
});

test('Back to the page of a sign-in that was used opens the portal', async () => {
  await openManager('customers');
  await ask('signinRedirect', { ui_locales: 'fr' });
  await fillIn(page, 'fr', anne);
  await page.waitForURL(`${application.origin}/login/callback?**`);
  await page.goBack();
  expect(page.url()).toBe(`${application.origin}/?lang=fr`);
});

test.each(['en', 'fr'] as const)(
  'a sign-in that belongs to another browser leads on to the portal in %s',
  async (lang) => {
    await openManager('customers');
    await ask('signinRedirect', { ui_locales: lang });
    await page.getByLabel(words[lang].username).waitFor();
    const form = page.url();
    await context.clearCookies({ name: /interaction/ });
    expect((await page.goto(form))?.status()).toBe(400);
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('link', { name: words[lang].back }).click();
    await page.waitForURL(`${application.origin}/`);
  },
);

test.each([
  { lang: 'en', stay: 'Stay signed in', out: 'Sign out', done: 'You are signed out' },
  {
    lang: 'fr',
    stay: 'Garder la session ouverte',
    out: 'Fermer la session',
    done: 'Votre session est fermée',
  },
])('a sign-out that names nobody asks the person in $lang', async ({ lang, stay, out, done }) => {
  await signedIn('customers', anne);
  const end = `${standins.identityOrigin}/customers/session/end?ui_locales=${lang}`;
  await page.goto(end);
  expect(await page.getByRole('button', { name: stay }).count()).toBe(1);
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('button', { name: out }).click();
  await page.waitForURL('**/session/end/success');
  await page.goto(`${page.url()}?lang=${lang}`);
  await page.getByRole('heading', { name: done }).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
});
