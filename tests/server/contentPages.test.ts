import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { readContentFragment, readWelcomeFragment } from '#domain/calls/content/readContentFragment.ts';
import { contentScreens } from '#domain/content/contentScreens.ts';
import { languages, locales } from '#domain/locales.ts';
import { onPostgres } from '#tests/support/database.ts';
import { openAnsweringServer, type ToldAnswer } from '#tests/support/http/answeringServer.ts';
import { standinSettings } from '#tests/support/purchases/shop.ts';
import { signInAs, startSampleServer } from '#tests/support/sampleServer.ts';
import type { TestServer } from '#tests/support/server.ts';
import type { TestClient } from '#tests/support/server/client.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const innerScreens = contentScreens.filter((screen) => screen !== 'welcome');
const words = {
  welcome: { en: 'Where to begin', fr: 'Par où commencer' },
  faqs: { en: 'How long is a quote valid?', fr: 'Combien de temps une soumission' },
  'contact-us': { en: 'Help for agents', fr: 'Aide aux agents' },
  resource: { en: '{{weblink}}', fr: '{{weblink}}' },
  forms: { en: 'Claim form', fr: 'Formulaire de demande de règlement' },
  faq: { en: 'Who can be insured?', fr: 'Quelles personnes peuvent être assurées?' },
} as const;

const standins = startedFor(() => startStandins());
const elsewhere = startedFor(() => openAnsweringServer());

const textOf = (answer: Awaited<ReturnType<TestClient['call']>>) =>
  answer.ok ? new TextDecoder().decode(answer.body as Uint8Array) : `problem ${answer.problem.code}`;

onPostgres((engine) => {
  let server: TestServer;
  let agent: TestClient;
  const inner = (client: TestClient, screen: string, contentPath = 'en_CA') =>
    client.call(readContentFragment, { params: { contentPath, screen } });
  const welcome = (client: TestClient, contentPath = 'en_CA') =>
    client.call(readWelcomeFragment, { params: { contentPath } });

  beforeAll(async () => {
    server = await startSampleServer(engine, { settings: standinSettings(standins) });
    agent = await signInAs(server.client('b2b'), 'slavoie');
  });
  afterAll(() => server.close());

  it('[CN-004 partly] the HTML of each screen comes from an address made of locale and screen', async () => {
    for (const language of languages) {
      const { contentPath } = locales[language];
      for (const screen of innerScreens) {
        const answer = await inner(agent, screen, contentPath);
        expect(textOf(answer), `${screen} ${language}`).toContain(words[screen][language]);
        expect(answer.headers.get('content-type')).toContain('text/html');
      }
      expect(textOf(await welcome(agent, contentPath))).toContain(words.welcome[language]);
    }
    expect((await inner(agent, 'nowhere')).status).toBe(400);
    expect((await inner(agent, 'faqs', 'de_DE')).status).toBe(400);
  });

  it('[CN-014 partly] without a session only the welcome page is given', async () => {
    const visitor = server.client('b2b');
    expect(textOf(await welcome(visitor))).toContain(words.welcome.en);
    for (const screen of innerScreens) expect((await inner(visitor, screen)).status, screen).toBe(401);
  });

  it('what is handed on can run nothing, whoever opens it as a page', async () => {
    const { headers } = await welcome(agent);
    expect(headers.get('content-security-policy')?.split('; ').toSorted()).toEqual([
      "base-uri 'none'",
      "default-src 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      'sandbox',
    ]);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

onPostgres((engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startSampleServer(engine, {
      settings: { PORTAGE_CONTENT_URL: `${elsewhere.origin}/fragments/` },
      waits: { serviceMs: 1_000 },
    });
  });
  afterAll(() => server.close());
  afterEach(() => {
    elsewhere.asked.length = 0;
  });
  const welcome = (contentPath: string) =>
    server.client('b2b').call(readWelcomeFragment, { params: { contentPath } });

  it('[CN-004] asks the source that is configured, by GET, without a payload and without a word about the person', async () => {
    elsewhere.answer({ status: 200, html: '<p>Bonjour</p>' });
    expect(textOf(await welcome('fr_CA'))).toBe('<p>Bonjour</p>');
    expect(elsewhere.asked).toMatchObject([
      { method: 'GET', path: '/fragments/fr_CA/welcome.html', body: undefined },
    ]);
    const told = Object.keys(elsewhere.asked[0]?.headers ?? {});
    expect(told.filter((name) => /^x-|cookie|authorization|url-ref-code|content-length/.test(name))).toEqual(
      [],
    );
  });

  it.each<[string, ToldAnswer | null]>([
    ['cuts the connection', null],
    ['fails', { status: 503, html: '<p>down</p>' }],
    ['knows no such page', { status: 404, html: '<p>nothing</p>' }],
    ['answers something else than HTML', { status: 200, body: {} }],
    ['answers far too much', { status: 200, html: 'x'.repeat(5_000_000) }],
    ['begins to answer and never ends', { status: 200, html: '<p>and then</p>', endless: true }],
  ])('a source that %s is told as a service that does not answer', async (_, answer) => {
    elsewhere.answer(answer);
    const told = await welcome('en_CA');
    expect(told.ok ? null : [told.status, told.problem.code]).toEqual([502, 'content.unavailable']);
    elsewhere.answer({ status: 200, html: '<p>Back</p>' });
    expect(textOf(await welcome('en_CA'))).toBe('<p>Back</p>');
  });

  it('a source that leads to another place is not followed there', async () => {
    const inner = await openAnsweringServer();
    inner.answer({ status: 200, html: '<p>not for others</p>' });
    elsewhere.answer({ status: 302, html: '', headers: { location: `${inner.origin}/secret.html` } });
    expect((await welcome('en_CA')).status).toBe(502);
    expect(inner.asked).toEqual([]);
    await inner.close();
  });
});
