import { expect, type Page, test } from '@playwright/test';
import { contentScreens } from '#domain/content/contentScreens.ts';
import { languages, locales } from '#domain/locales.ts';
import { bringSession, openSignedIn } from '../support/journeys/earlierSession.ts';
import { gateAt } from '../support/journeys/gate.ts';
import { agents, giveCredentials, originOf } from '../support/journeys/portal.ts';

test.setTimeout(120_000);

const titles = {
  welcome: { en: 'Welcome to Portage', fr: 'Bienvenue chez Portage' },
  faqs: { en: 'Questions and answers', fr: 'Questions et réponses' },
  'contact-us': { en: 'Contact us', fr: 'Nous joindre' },
  resource: { en: 'Resource centre', fr: 'Centre de ressources' },
  forms: { en: 'Forms', fr: 'Formulaires' },
  faq: { en: 'Questions about travelling insured', fr: 'Questions sur l’assurance en voyage' },
} as const;
const agentPages = ['welcome', 'faqs', 'contact-us', 'resource'] as const;

const content = (page: Page) => page.frameLocator('#content-frame');
const isFragment = (url: URL) => url.pathname.startsWith('/api/content-fragments/');
const open = (page: Page, path: string, language = 'en') =>
  page.goto(`${originOf('b2b')}${path}?lang=${language}`);

/** Lets the source write this content from now on. */
const write = (page: Page, html: string) =>
  page.route(isFragment, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }));

test('[CN-002] [CN-003] [CN-004] [RT-039] the agent area has four pages in each language, each with its content in a frame, and /external opens it at its welcome page', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/content-fragments/'))
      asked.push(`${request.method()} ${pathname} ${request.postData()}`);
  });
  await bringSession(page.context(), 'b2b', agents.manager);
  for (const screen of agentPages) {
    for (const language of languages) {
      asked.length = 0;
      const address = `${originOf('b2b')}/${screen}?lang=${language}`;
      expect((await page.request.get(address)).status()).toBe(200);
      if (language === 'en') await page.goto(address);
      else await page.getByRole('link', { name: 'Français' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[screen][language]);
      await expect(content(page).locator('html')).toHaveAttribute('lang', locales[language].tag);
      await expect(content(page).locator('body')).not.toBeEmpty();
      expect(asked).toEqual([`GET /api/content-fragments/${locales[language].contentPath}/${screen} null`]);
      await expect(page).toHaveURL(address);
      const menu = page.locator('main nav');
      await expect(menu.getByRole('link')).toHaveCount(agentPages.length);
      await expect(menu.locator('[aria-current="page"]')).toHaveAttribute(
        'href',
        `/${screen}?lang=${language}`,
      );
    }
  }
  await open(page, '/external', 'fr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.welcome.fr);
  await expect(page.locator('main nav [aria-current="page"]')).toHaveAttribute('href', '/welcome?lang=fr');
  await expect(content(page).getByRole('heading', { name: 'Par où commencer' })).toBeVisible();
  await page.locator('main nav a[href^="/faqs?"]').click();
  await expect(page).toHaveURL(/\/faqs/);
  await expect(content(page).locator('summary').first()).toBeVisible();
});

test('[RT-041] /forms and /faq are content pages of their own in both languages', async ({ page }) => {
  await bringSession(page.context(), 'b2b', agents.consultant);
  for (const language of languages) {
    for (const screen of ['forms', 'faq'] as const) {
      await open(page, `/${screen}`, language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[screen][language]);
      await expect(content(page).getByRole('heading').first()).toBeVisible();
      await expect(page.locator('main nav')).toHaveCount(0);
    }
  }
});

test('[CN-005] [CN-014] [CN-015] the welcome page greets by name, and without a session by none; the others need a sign-in', async ({
  page,
}) => {
  await open(page, '/welcome');
  const greeting = content(page).locator('p').first();
  await expect(greeting).toHaveText('Good to see you');
  for (const screen of contentScreens.filter((name) => name !== 'welcome')) {
    await open(page, `/${screen}`);
    await expect(page.getByRole('heading', { level: 1 }), screen).toHaveText('Sign in to Portage');
    await expect(page.locator('#content-frame')).toHaveCount(0);
  }
  await open(page, '/welcome');
  await expect(greeting).toHaveText('Good to see you');
  await page.getByRole('button', { name: 'Employee of the insurer' }).click();
  await giveCredentials(page, agents.manager.username);
  await page.waitForURL(/get-a-quote/);
  await open(page, '/welcome');
  const name = await page.getByRole('button', { name: /^Account of/ }).getAttribute('aria-label');
  const signedIn = /^Account of (.+)$/.exec(name ?? '')?.[1] ?? 'nobody';
  await expect(greeting).toHaveText(`Good to see you ${signedIn}`);
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
  await held.fallback();
  const frame = page.locator('#content-frame');
  await expect(content(page).locator('p').first()).toBeVisible();
  expect(await places()).toEqual(before);
  const height = (await frame.boundingBox())?.height;
  await page.clock.runFor(1_100);
  await expect.poll(async () => (await frame.boundingBox())?.height).not.toBe(height);
  expect(await places()).toEqual(before);
});

test('[CN-009] a name with markup is text in the frame', async ({ page }) => {
  await bringSession(page.context(), 'b2b', agents.manager);
  const name = '<img src=x onerror=parent.document.title=1> & <b>Co</b>';
  await page.route('**/api/auth/get-user', async (route) => {
    const asked = await route.request().allHeaders();
    const answer = await route.fetch({ headers: { ...asked, 'sec-fetch-site': 'same-origin' } });
    const body = await answer.json();
    body.user = { ...body.user, firstName: name, lastName: null };
    await route.fulfill({ response: answer, json: body });
  });
  await open(page, '/welcome');
  await expect(content(page).locator('p').first()).toHaveText(`Good to see you ${name}`);
  await expect(content(page).locator('img, b')).toHaveCount(0);
});

test('[CN-006] [CN-007] [RT-032] the resource page leads to the public quote page of its language, with a refCode where there is one', async ({
  page,
}) => {
  await bringSession(page.context(), 'b2b', agents.manager);
  const paths = { en: '/get-a-quote', fr: '/obtenir-une-soumission' };
  const linkOf = async () => {
    const links = content(page).locator(`a[href^="${originOf('b2c')}"]`);
    await expect(links).toHaveCount(2);
    const [shown, named] = await links.all();
    expect(await shown?.getAttribute('href')).toBe(await named?.getAttribute('href'));
    expect(await shown?.innerText()).toBe(await shown?.getAttribute('href'));
    return shown?.getAttribute('href');
  };
  for (const language of languages) {
    await open(page, '/resource', language);
    expect(await linkOf()).toBe(`${originOf('b2c')}${paths[language]}?lang=${language}`);
    await page.goto(`${originOf('b2b')}/resource?lang=${language}&refCode=maple`);
    expect(await linkOf()).toBe(`${originOf('b2c')}${paths[language]}?lang=${language}&refCode=maple`);
  }
  await expect(content(page).getByText('{{')).toHaveCount(0);
});

test('[CN-010] the frame is as high as its content, measured every second', async ({ page }) => {
  await bringSession(page.context(), 'b2b', agents.manager);
  await page.clock.install();
  await open(page, '/faqs');
  const frame = page.locator('#content-frame');
  const heights = async () => [
    Math.round((await frame.boundingBox())?.height ?? 0),
    await content(page)
      .locator('html')
      .evaluate((html) => Math.ceil(html.getBoundingClientRect().height)),
  ];
  await expect(content(page).locator('summary').first()).toBeVisible();
  await page.clock.runFor(1_000);
  const [before, needed] = await heights();
  expect(before).toBe(needed);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await content(page).locator('summary').first().click();
  const [still, grown] = await heights();
  expect([still, (grown ?? 0) > (before ?? 0)]).toEqual([before, true]);
  await page.clock.runFor(900);
  expect((await heights())[0]).toBe(before);
  await page.clock.runFor(150);
  await expect.poll(async () => (await heights())[0]).toBe(grown);
});

test('the Back and Forward buttons step between the flow and content pages', async ({ page }) => {
  page.setDefaultTimeout(20_000);
  await openSignedIn(page, 'b2b', agents.manager, 'en');
  const shows = async (path: string, title: string | RegExp) => {
    await expect(page).toHaveURL(({ pathname }) => pathname === path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  };
  const showsPage = (screen: keyof typeof titles) => shows(`/${screen}`, titles[screen].en);
  const showsFlow = () => shows('/get-a-quote', /Traveller details$/);
  const follow = (screen: string) => page.locator(`footer a[href^="/${screen}?"]`).click();
  await showsFlow();
  await follow('forms');
  await showsPage('forms');
  await follow('faq');
  await showsPage('faq');
  await open(page, '/faqs');
  await page.locator('main nav a[href^="/resource?"]').click();
  await showsPage('resource');
  for (const screen of ['faqs', 'faq', 'forms'] as const) {
    await page.goBack();
    await showsPage(screen);
  }
  await page.goBack();
  await showsFlow();
  await page.goForward();
  await showsPage('forms');
  await page.goForward();
  await showsPage('faq');
});

test('[CN-012] [LN-033 partly] a switch of language asks for the content of the other locale and keeps the page', async ({
  page,
}) => {
  await bringSession(page.context(), 'b2b', agents.manager);
  await open(page, '/contact-us');
  await expect(content(page).getByRole('heading', { name: 'Help for agents' })).toBeVisible();
  const asked = page.waitForRequest((request) => isFragment(new URL(request.url())));
  await page.getByRole('link', { name: 'Français' }).click();
  expect(new URL((await asked).url()).pathname).toBe('/api/content-fragments/fr_CA/contact-us');
  await expect(content(page).getByRole('heading', { name: 'Aide aux agents' })).toBeVisible();
  await expect(page).toHaveURL(`${originOf('b2b')}/contact-us?lang=fr`);
});

test('[PL-029] what others write can neither run nor load, and links only to allowed hosts', async ({
  page,
}) => {
  await bringSession(page.context(), 'b2b', agents.manager);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await write(
    page,
    `<h2 onclick="parent.ran=1">Hello</h2><script>parent.ran = 1</script><img src=x onerror="parent.ran=1">
     <iframe src="https://elsewhere.example"></iframe><form action="/api/auth/logout"><input name="a"></form>
     <style>body { display: none }</style><svg><a href="https://elsewhere.example">deep</a></svg>
     <a href="javascript:parent.ran=1">runs</a> <a href="https://elsewhere.example/x">far away</a>
     <a href="//elsewhere.example">near</a> <a href="https://travel.gc.ca/visa">visa</a> <a href="/faqs">ours</a>`,
  );
  await open(page, '/resource');
  await expect(content(page).getByRole('heading', { name: 'Hello' })).toBeVisible();
  await expect(content(page).getByText('far away')).toBeVisible();
  expect(
    await content(page)
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(['https://travel.gc.ca/visa', '/faqs']);
  await expect(content(page).locator('script, img, iframe, form, input, style, svg, [onclick]')).toHaveCount(
    0,
  );
  await expect(page.locator('#content-frame')).not.toHaveAttribute('sandbox', /allow-scripts/);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(errors).toEqual([]);
  await content(page).getByRole('link', { name: 'ours' }).click();
  await expect(page).toHaveURL(/\/faqs/);
});

test('[CN-013] content that does not come is told on the error page, and comes when asked for again', async ({
  page,
}) => {
  await bringSession(page.context(), 'b2b', agents.manager);
  await page.route(
    isFragment,
    (route) => route.fulfill({ status: 502, json: { code: 'content.unavailable' } }),
    {
      times: 1,
    },
  );
  await open(page, '/faqs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Internal server error');
  await expect(page.locator('#content-frame')).toHaveCount(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(content(page).locator('summary').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.faqs.en);
});
