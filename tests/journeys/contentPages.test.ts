import { expect, type Page, test } from '@playwright/test';
import { type Language, languages } from '#domain/locales.ts';
import { bringSession } from '../support/journeys/earlierSession.ts';
import { gateAt } from '../support/journeys/gate.ts';
import { openInside } from '../support/journeys/openInside.ts';
import { agents, originOf } from '../support/journeys/portal.ts';

const titles = {
  welcome: { en: 'Welcome to Portage', fr: 'Bienvenue dans Portage' },
  faqs: { en: 'Questions and answers', fr: 'Questions et réponses' },
  'contact-us': { en: 'Contact us', fr: 'Nous joindre' },
  resource: { en: 'Resource centre', fr: 'Centre de ressources' },
  forms: { en: 'Forms', fr: 'Formulaires' },
  faq: { en: 'Questions about travelling insured', fr: 'Questions sur l’assurance en voyage' },
} as const;
const tags: Record<Language, string> = { en: 'en-CA', fr: 'fr-CA' };
const contentPaths: Record<Language, string> = { en: 'en_CA', fr: 'fr_CA' };
const toggleName: Record<Language, string> = { en: 'Français', fr: 'English' };
const agentPages = ['welcome', 'faqs', 'contact-us', 'resource'] as const;

const content = (page: Page) => page.frameLocator('#content-frame');
const isFragment = (url: URL) => url.pathname.startsWith('/api/content-fragments/');
const open = (page: Page, path: string, language = 'en') =>
  page.goto(`${originOf('b2b')}${path}?lang=${language}`);

/** Lets the source write this content from now on. */
const write = (page: Page, html: string) =>
  page.route(isFragment, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }));

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const menu = (page: Page) => page.locator('main nav');
const switchFrom = (page: Page, language: Language) =>
  page.getByRole('link', { name: toggleName[language], exact: true }).click();

test('[CN-002] [CN-003] [CN-004] [CN-012] each of the four agent pages asks for its content, and asks anew when the language is switched', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (isFragment(url)) asked.push(`${request.method()} ${url.pathname} ${request.postData()}`);
  });
  await bringSession(page.context(), 'b2b', agents.manager);
  await open(page, '/forms');
  await expect(content(page).locator('body')).not.toBeEmpty();
  for (const screen of agentPages) {
    asked.length = 0;
    await openInside(page, `/${screen}?lang=en`);
    for (const language of languages) {
      const address = `${originOf('b2b')}/${screen}?lang=${language}`;
      expect((await page.request.get(address)).status()).toBe(200);
      await expect(heading(page)).toHaveText(titles[screen][language]);
      await expect(content(page).locator('html')).toHaveAttribute('lang', tags[language]);
      await expect(content(page).locator('body')).not.toBeEmpty();
      expect(asked).toEqual([`GET /api/content-fragments/${contentPaths[language]}/${screen} null`]);
      await expect(page).toHaveURL(address);
      await expect(menu(page).getByRole('link')).toHaveCount(4);
      const here = menu(page).locator('[aria-current="page"]');
      await expect(here).toHaveAttribute('href', `/${screen}?lang=${language}`);
      asked.length = 0;
      await switchFrom(page, language);
      await expect.poll(() => asked.length).toBe(1);
    }
  }
});

test('[RT-041] /forms and /faq are content pages outside the menu of the agent area', async ({ page }) => {
  await bringSession(page.context(), 'b2b', agents.manager);
  await open(page, '/forms');
  for (const screen of ['forms', 'faq'] as const) {
    await openInside(page, `/${screen}?lang=en`);
    for (const language of languages) {
      await expect(heading(page)).toHaveText(titles[screen][language]);
      await expect(content(page).locator('html')).toHaveAttribute('lang', tags[language]);
      await expect(content(page).getByRole('heading').first()).toBeVisible();
      await expect(menu(page)).toHaveCount(0);
      await switchFrom(page, language);
    }
  }
});

test('[CN-005] [CN-009] [CN-014] [CN-015] the welcome page greets by name, which is text in the frame, and without a session by none; the other pages need a sign-in', async ({
  page,
}) => {
  const greeting = content(page).locator('p').nth(1);
  await test.step('without a session', async () => {
    await open(page, '/welcome');
    await expect(greeting).toHaveText('');
    for (const screen of ['faqs', 'contact-us', 'resource', 'forms', 'faq'] as const) {
      await openInside(page, `/${screen}?lang=en`);
      await expect(page.getByRole('heading', { level: 1 }), screen).toHaveText('Sign in to Portage');
      await expect(page.locator('#content-frame')).toHaveCount(0);
      await openInside(page, '/welcome?lang=en');
      await expect(greeting).toHaveText('');
    }
  });
  await test.step('signed in', async () => {
    await bringSession(page.context(), 'b2b', agents.manager);
    await open(page, '/welcome');
    await expect(greeting).toHaveText('Margaret Chen');
  });
  await test.step('with markup in the name', async () => {
    const name = '<img src=x onerror=parent.document.title=1> & <b>Co</b>';
    await page.route('**/api/auth/get-user', async (route) => {
      const sent = await route.request().allHeaders();
      const answer = await route.fetch({ headers: { ...sent, 'sec-fetch-site': 'same-origin' } });
      const body = await answer.json();
      body.user = { ...body.user, firstName: name, lastName: null };
      await route.fulfill({ response: answer, json: body });
    });
    await page.reload();
    await expect(greeting).toHaveText(name);
    await expect(content(page).locator('img, b')).toHaveCount(0);
  });
});

test('the ways to sign in stay where they are while the content comes and its frame grows', async ({
  page,
}) => {
  const fragment = await gateAt(page, /\/api\/content-fragments\//);
  await page.clock.install();
  await open(page, '/welcome');
  const held = await fragment.next();
  const ways = page.locator('main').getByRole('button');
  await expect(ways).toHaveCount(2);
  const places = async () => Promise.all((await ways.all()).map((way) => way.boundingBox()));
  const before = await places();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await held.fallback();
  const frame = page.locator('#content-frame');
  await expect(content(page).locator('p').first()).toBeVisible();
  expect(await places()).toEqual(before);
  const height = (await frame.boundingBox())?.height;
  await page.clock.runFor(1_100);
  await expect.poll(async () => (await frame.boundingBox())?.height).not.toBe(height);
  expect(await places()).toEqual(before);
});

test('[CN-013] content is waited for with a spinner, and content that does not come can be asked for again on the error page', async ({
  page,
}) => {
  const fragment = await gateAt(page, /\/api\/content-fragments\//);
  await bringSession(page.context(), 'b2b', agents.manager);
  await open(page, '/faqs');
  const held = await fragment.next();
  await expect(page.getByRole('main').getByRole('status')).toBeVisible();
  await expect(page.locator('#content-frame')).toHaveCount(0);
  await held.fulfill({ status: 502, json: { code: 'content.unavailable' } });
  await expect(heading(page)).toHaveText('Internal server error');
  await expect(page.locator('#content-frame')).toHaveCount(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await (await fragment.next()).fallback();
  await expect(content(page).locator('summary').first()).toBeVisible();
  await expect(heading(page)).toHaveText(titles.faqs.en);
});

test('[PL-029] what others write can neither run nor load, and links to allowed hosts alone', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await bringSession(page.context(), 'b2b', agents.manager);
  await write(
    page,
    `<h2 onclick="parent.ran=1">Hello</h2><script>parent.ran = 1</script><img src=x onerror="parent.ran=1">
     <iframe src="https://elsewhere.example"></iframe><form action="/api/auth/logout"><input name="a"></form>
     <style>body { display: none }</style><svg><a href="https://elsewhere.example">deep</a></svg>
     <a href="javascript:parent.ran=1">runs</a> <a href="https://elsewhere.example/x">far away</a>
     <a href="//elsewhere.example">near</a> <a href="https://travel.gc.ca/visa">visa</a> <a href="/faqs">ours</a>
     <a href="/get-a-quote">a quote</a>`,
  );
  await open(page, '/resource');
  await expect(content(page).getByRole('heading', { name: 'Hello' })).toBeVisible();
  await expect(content(page).getByText('far away')).toBeVisible();
  expect(
    await content(page)
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(['https://travel.gc.ca/visa', '/faqs', '/get-a-quote?quote=new']);
  await expect(content(page).locator('script, img, iframe, form, input, style, svg, [onclick]')).toHaveCount(
    0,
  );
  await expect(page.locator('#content-frame')).not.toHaveAttribute('sandbox', /allow-scripts/);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(errors).toEqual([]);
  await content(page).getByRole('link', { name: 'ours' }).click();
  await expect(page).toHaveURL(/\/faqs/);
});
