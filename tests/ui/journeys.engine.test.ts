import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect as patientExpect, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AnyMachineSnapshot, setup } from 'xstate';
import { port } from '#machines/ports.ts';
import { closeWindows, openBrowser } from '../support/browserOfWorker.ts';
import { defineTour } from '../support/tours/define.ts';
import { registerJourneys } from '../support/tours/journeys/register.ts';
import type { AnyJourney, Journey } from '../support/tours/journeys/types.ts';
import { watchCharts } from '../support/tours/journeys/watch.ts';
import { fail, send, settle, wait } from '../support/tours/stimuli.ts';

/** What the pages of this test do they do at once. */
const patience = 3_000;
/** A busy machine may take longer to load a page than a test waits for a failure. */
const longestLoad = 20_000;
const see = patientExpect.configure({ timeout: patience });

const kioskChart = setup({
  types: { events: {} as { type: 'person.ask' } | { type: 'person.retry' } | { type: 'server.close' } },
  actors: { askPrice: port<number>('askPrice') },
  delays: { patience: 5_000, nap: 3_000 },
}).createMachine({
  id: 'kiosk',
  initial: 'idle',
  states: {
    idle: { after: { nap: 'napping' }, on: { 'person.ask': 'pricing', 'server.close': 'closed' } },
    napping: { on: { 'person.ask': 'pricing' } },
    pricing: {
      invoke: { id: 'askPrice', src: 'askPrice', onDone: 'priced', onError: 'failed' },
      initial: 'quick',
      states: { quick: { after: { patience: 'slow' } }, slow: {} },
    },
    failed: { on: { 'person.retry': 'pricing' } },
    priced: { on: { 'person.ask': 'pricing' } },
    closed: {},
  },
});

/**
 * A page on which the chart runs as in the application. `?without=retry` has no way to try again, `?chart=other` shows
 * what it should, but another chart runs.
 */
const page = `<!doctype html><meta charset="utf-8"><script src="/xstate.js"></script><main id="root"></main><script>
  const query = new URLSearchParams(location.search), fr = query.get('lang') === 'fr', main = document.querySelector('main'), id = query.get('chart') ?? 'kiosk';
  const actor = XState.createActor(XState.createMachine({ ...${JSON.stringify(kioskChart.config)}, id }).provide({
    delays: { patience: 5000, nap: 3000 },
    actors: { askPrice: XState.fromPromise(async () => (await (await fetch('/price')).json()).price) },
  }), { inspect: window.inspectCharts });
  const show = (text, button, type) => { main.innerHTML = '<h1>' + text + '</h1>' + (button ? '<button>' + button + '</button>' : ''); main.querySelector('button')?.addEventListener('click', () => actor.send({ type })); };
  const shown = {
    idle: [fr ? 'Bienvenue' : 'Welcome', fr ? 'Demander' : 'Ask', 'person.ask'],
    napping: [fr ? 'Sieste' : 'Nap', fr ? 'Demander' : 'Ask', 'person.ask'],
    quick: [fr ? 'Calcul' : 'Pricing'], slow: [fr ? 'Encore un moment' : 'Still pricing'],
    priced: [fr ? 'Prix 12' : 'Price 12', fr ? 'Demander' : 'Ask', 'person.ask'],
    failed: [fr ? 'Échec' : 'Failed', query.get('without') === 'retry' ? '' : fr ? 'Réessayer' : 'Retry', 'person.retry'],
  };
  actor.subscribe(({ value }) => show(...shown[value.pricing ?? value]));
  actor.start();
</script>`;

const title = (english: string, french: string) => ({
  requirements: ['QQ-001'],
  look: async ({ page: shown, language }: { page: Page; language: 'en' | 'fr' }) =>
    see(shown.getByRole('heading')).toHaveText(language === 'fr' ? french : english),
});
const press =
  (english: string, french: string) =>
  ({ page: shown, language }: { page: Page; language: 'en' | 'fr' }) =>
    shown.getByRole('button', { name: language === 'fr' ? french : english }).click({ timeout: patience });

const kioskJourney = (address = '') =>
  ({
    tour: defineTour({
      machine: kioskChart,
      stimuli: [
        send('asks', { type: 'person.ask' }),
        send('retries', { type: 'person.retry' }),
        send('closes', { type: 'server.close' }),
        settle('priceComes', 'askPrice', 12),
        fail('priceFails', 'askPrice', 'down'),
        wait('patienceEnds', 'patience'),
        wait('itFallsAsleep', 'nap'),
      ],
      holds: {
        idle: () => {},
        napping: () => {},
        pricing: () => {},
        'pricing.quick': () => {},
        'pricing.slow': () => {},
        failed: () => {},
        priced: () => {},
        closed: () => {},
      },
    }),
    reach: async ({ page: shown, language }) => {
      await shown.goto(`http://kiosk.test/?lang=${language}${address}`);
    },
    drive: {
      asks: { requirements: ['QQ-002'], gesture: press('Ask', 'Demander') },
      retries: press('Retry', 'Réessayer'),
    },
    screens: {
      idle: title('Welcome', 'Bienvenue'),
      napping: title('Nap', 'Sieste'),
      pricing: null,
      'pricing.quick': title('Pricing', 'Calcul'),
      'pricing.slow': title('Still pricing', 'Encore un moment'),
      failed: title('Failed', 'Échec'),
      priced: title('Price 12', 'Prix 12'),
      closed: null,
    },
    requests: { askPrice: { url: '**/price' } },
    notHere: { closes: 'the kiosk cannot be closed from its page' },
  }) satisfies Journey<typeof kioskChart, string>;

describe('the journey engine', { timeout: 90_000 }, () => {
  let browser: Browser;
  let folder: string;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(closeWindows);
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'journeys-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const run = async (journey: object) => {
    const any = {
      beginning: '',
      languages: ['en', 'fr'],
      time: 'flowing',
      notFromHere: {},
      inside: [],
      ...journey,
    } as unknown as AnyJourney;
    const results = new Map<string, string | null>();
    const tests: (readonly [string, () => Promise<void> | void])[] = [];
    registerJourneys(any, {
      declareWalk: (name, body) =>
        tests.push([
          name,
          async () => {
            const shown = await browser.newPage();
            shown.setDefaultTimeout(patience);
            shown.setDefaultNavigationTimeout(longestLoad);
            await shown.route('http://kiosk.test/**', (route) =>
              route.request().url().endsWith('/price')
                ? route.fulfill({ json: { price: 12 } })
                : route.request().url().endsWith('/xstate.js')
                  ? route.fulfill({ path: 'node_modules/xstate/dist/xstate.umd.min.js' })
                  : route.fulfill({ contentType: 'text/html', body: page }),
            );
            try {
              await body(shown, (_, act) => act());
            } finally {
              await shown.close();
            }
          },
        ]),
      declare: (name, body) => tests.push([name, body]),
      watch: watchCharts,
      patience,
      folder,
      tallies: join(folder, 'tallies'),
      plans: null,
      every: true,
    });
    for (const [name, body] of tests) {
      try {
        await body();
        results.set(name, null);
      } catch (error) {
        results.set(name, (error as Error).message);
      }
    }
    return results;
  };
  const failures = (results: Map<string, string | null>) =>
    [...results].filter(([, message]) => message !== null);

  test.each(['flowing', 'paused'] as const)(
    'walks every transition in both languages, time %s',
    async (time) => {
      const results = await run({ ...kioskJourney(), time });
      expect(failures(results)).toEqual([]);
      const names = [...results.keys()];
      expect(names.filter((name) => name.includes('(en)'))).not.toEqual([]);
      expect(names.filter((name) => name.includes('(fr)'))).not.toEqual([]);
      expect(names.slice(-2)).toEqual([
        '[QQ-001] kiosk shows it at: idle, napping, pricing.quick, pricing.slow, failed, priced',
        '[QQ-002] kiosk shows it at: asks',
      ]);
    },
  );

  test('fails exactly the tours that need what the page has not, and saves them', async () => {
    const results = await run({ ...kioskJourney('&without=retry'), languages: ['en'] });
    const failed = failures(results);
    for (const [name, message] of failed.filter(([each]) => each.includes(': tour '))) {
      expect(name).toContain('retries');
      expect(message).toMatch(/^in step \d+ of \d+, "retries": /);
    }
    expect(failed.map(([name]) => name)).toContain('kiosk: what only the application can show was played');
    const saved = JSON.parse(readFileSync(join(folder, 'kiosk.en.json'), 'utf8')) as string[];
    expect(saved.at(-1)).toBe('retries');
    const again = [...(await run(kioskJourney())).keys()][0];
    expect(again).toBe(`kiosk: the tour that failed last time (en): ${saved.join(' › ')}`);
  });

  test('fails where a screen is not what the journey says, naming the state', async () => {
    const journey = kioskJourney();
    const screens = { ...journey.screens, priced: look('Gift') };
    const [, message] = failures(await run({ ...journey, languages: ['en'], screens }))[0]!;
    expect(message).toMatch(/^in step \d+ of \d+, "priceComes": in "priced": .*Gift/s);
  });

  test('names a stimulus for which no gesture was given', async () => {
    const { retries: _, ...drive } = kioskJourney().drive;
    const [, message] = failures(await run({ ...kioskJourney(), drive, languages: ['en'] }))[0]!;
    expect(message).toContain('The journey does not say how a person does "retries"');
  });

  test('names a port of which it does not know the request', async () => {
    const journey = kioskJourney();
    const screens = { ...journey.screens, 'pricing.quick': null };
    const [, message] = failures(await run({ ...journey, screens, requests: {}, languages: ['en'] }))[0]!;
    expect(message).toContain(
      '"priceComes": The journey does not say which request the port "askPrice" makes',
    );
  });

  test('fails where the chart of the page does not take what the tour takes, whatever is seen', async () => {
    const [, message] = failures(await run({ ...kioskJourney('&chart=other'), languages: ['en'] }))[0]!;
    expect(message).toContain(
      'The chart of the page did not take:\n  idle · person.ask → pricing\nbut:\n  nothing',
    );
  });

  test('does not leave out a transition without a stimulus that the page cannot bring about', async () => {
    const journey = kioskJourney();
    const tour = { ...journey.tour, stimuli: journey.tour.stimuli.filter(({ id }) => id !== 'closes') };
    const results = await run({ ...journey, tour, notHere: {}, languages: ['en'] });
    expect(failures(results).map(([, message]) => message)).toEqual([
      'No stimulus takes: idle · server.close → closed',
    ]);
  });

  test('leaves out what cannot be done in some situations only there, and says which transitions that costs', async () => {
    const journey = kioskJourney();
    const seenBusy = look('Pricing').look;
    const results = await run({
      ...journey,
      languages: ['en'],
      screens: { ...journey.screens, napping: null, 'pricing.slow': null },
      notHere: {
        ...journey.notHere,
        itFallsAsleep: { reason: 'nobody waits that long', where: () => true },
        patienceEnds: {
          reason: 'somebody is always quick',
          where: (snapshot: AnyMachineSnapshot) => snapshot.matches({ pricing: 'quick' }),
          proof: seenBusy,
        },
      },
    });
    expect(failures(results)).toEqual([]);
    expect([...results.keys()]).toContain(
      'kiosk: leaves out with a reason: idle · server.close → closed | idle · after(nap) → napping | ' +
        'napping · person.ask → pricing | pricing.quick · after(patience) → pricing.slow',
    );
  });

  test('walks only to the transitions that a journey adds', async () => {
    const journey = { ...kioskJourney(), languages: ['en'], drive: {}, notHere: {} };
    const results = await run({ ...journey, adds: ['idle · after(nap) → napping'] });
    expect([...results].slice(0, 3)).toEqual([
      ['kiosk: tour 1 of 1 (en): itFallsAsleep', null],
      ['kiosk: adds idle · after(nap) → napping', null],
      ['kiosk: what only the application can show was played', null],
    ]);
    expect([...(await run({ ...journey, adds: ['idle · person.sing → singing'] }))]).toEqual([
      ['kiosk: the journeys can be planned', 'No tour reaches: idle · person.sing → singing'],
    ]);
  });

  test('fails where an excuse excuses nothing, and where the page shows that it could be done', async () => {
    const journey = kioskJourney();
    const never = {
      ...journey,
      languages: ['en'],
      notHere: {
        ...journey.notHere,
        retries: { reason: 'x', where: (snapshot: AnyMachineSnapshot) => snapshot.matches('priced') },
      },
    };
    expect(failures(await run(never)).map(([, message]) => message)).toEqual([
      'Left out although the page could bring it about: retries',
    ]);
    const shown = {
      ...journey,
      languages: ['en'],
      notHere: {
        ...journey.notHere,
        retries: {
          reason: 'there is no button',
          where: (snapshot: AnyMachineSnapshot) => snapshot.matches('failed'),
          proof: async ({ page: at }: { page: Page }) =>
            see(at.getByRole('button')).toHaveCount(0, { timeout: 300 }),
        },
      },
    };
    const [, message] = failures(await run(shown))[0]!;
    expect(message).toContain('"retries" is left out because there is no button: ');
  });

  test('says which transitions of a chart beside nobody took, and which excuses are none', async () => {
    const journey = kioskJourney();
    const inside = (notHere: Record<string, string>) => [{ tour: journey.tour, notHere }];
    const closing = 'idle · server.close → closed';
    const results = async (notHere: Record<string, string>) =>
      failures(await run({ ...journey, languages: ['en'], inside: inside(notHere) })).map(([, text]) => text);
    expect(await results({ [closing]: 'the kiosk cannot be closed' })).toEqual([]);
    expect(await results({})).toEqual([`Not taken: ${closing}`]);
    expect(await results({ [closing]: 'so', 'idle · person.ask → pricing': 'so' })).toEqual([
      'Said to be impossible, but taken: idle · person.ask → pricing',
    ]);
  });
});

const look = (text: string) => ({
  look: async ({ page: shown }: { page: Page }) => see(shown.getByRole('heading')).toHaveText(text),
});
