import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, and, fromPromise, setup } from 'xstate';
import { namesOf } from './charts/chartNames.ts';
import { unusedDeclarations } from './charts/unused.ts';
import { problemsOfWords, sharedKeyOf } from './charts/words.ts';
import { pathsOf } from './support/project.ts';
import { expectNone } from './support/rule.ts';
import type { TextRoom } from './texts/rooms.ts';

const trip = setup({
  guards: {
    tripIsPossible: () => true,
    tripIsShort: () => true,
    tripIsCheap: () => true,
    tripSuits: and(['tripIsShort', 'tripIsCheap']),
  },
  actions: { rememberTrip: () => undefined, forgetTrip: () => undefined },
  actors: { priceTrip: fromPromise(() => Promise.resolve()) },
  delays: { priceLifetime: 1000 },
}).createMachine({
  id: 'trip',
  initial: 'entering',
  states: {
    entering: {
      initial: 'name',
      on: { 'person.go': { guard: 'tripSuits', actions: 'rememberTrip', target: 'pricing' } },
      states: { name: {}, price: { initial: 'name', states: { name: {} } } },
    },
    pricing: { tags: 'busy', invoke: { id: 'priceTrip', src: 'priceTrip', onDone: 'priced' } },
    priced: { after: { priceLifetime: 'pricing' } },
  },
});

const words: TextRoom = {
  'trip.machine.trip': 'a',
  'trip.state.entering': 'a',
  'trip.state.name': 'a',
  'trip.state.price': 'a',
  'trip.state.entering.price.name': 'a',
  'trip.state.pricing': 'a',
  'trip.state.priced': 'a',
  'trip.event.person.go': 'a',
  'trip.guard.tripSuits': 'a',
  'trip.action.rememberTrip': 'a',
  'trip.port.priceTrip': 'a',
  'trip.delay.priceLifetime': 'a',
  'trip.tag.busy': 'a',
};

describe('every name on a chart has a word, and every word a name', () => {
  test('accepts a chart with all its words', () => {
    expect(problemsOfWords(trip, words)).toEqual([]);
  });

  test.each(Object.keys(words).filter((key) => key !== 'trip.state.entering.price.name'))(
    'misses %s',
    (key) => {
      const { [key]: _, ...others } = words;
      expect(problemsOfWords(trip, others)).toEqual([`${key} has no word`]);
    },
  );

  test('finds a word too many', () => {
    expect(problemsOfWords(trip, { ...words, 'trip.event.person.leave': 'a' })).toEqual([
      'trip.event.person.leave is on no chart',
    ]);
  });

  test('takes a word that every chart shares, and finds it said again', () => {
    const { 'trip.tag.busy': _, ...own } = words;
    expect(problemsOfWords(trip, own, { 'tag.busy': 'busy' })).toEqual([]);
    expect(problemsOfWords(trip, { ...own, 'trip.tag.busy': 'on the way' }, { 'tag.busy': 'busy' })).toEqual(
      [],
    );
    expect(problemsOfWords(trip, { ...own, 'trip.tag.busy': 'busy' }, { 'tag.busy': 'busy' })).toEqual([
      'trip.tag.busy is said of every chart',
    ]);
  });

  test('finds what is declared and not used', () => {
    expect(unusedDeclarations(trip, `guards: and(['tripIsShort', 'tripIsCheap'])`)).toEqual([
      'guard tripIsPossible',
      'action forgetTrip',
    ]);
  });
});

const charts = pathsOf('machines/**/*.machine.ts');

const roomAt = (file: string): TextRoom => JSON.parse(readFileSync(file, 'utf8')) as TextRoom;
const nameOf = (path: string) => posix.basename(path, '.machine.ts');
const loadChart = async (path: string): Promise<AnyStateMachine> =>
  ((await import(`../../${path}`)) as Record<string, AnyStateMachine>)[`${nameOf(path)}Machine`]!;

describe.each(charts)('%s', (path) => {
  const chart = nameOf(path);
  const load = () => loadChart(path);

  test(`exports ${chart}Machine with that id`, async () => {
    expect((await load())?.id).toBe(chart);
  });

  test.each(['en-CA', 'fr-CA'])('has all its words and no others in %s', async (tag) => {
    const file = `locales/${tag}/charts/${chart}.json`;
    const written = existsSync(file) ? roomAt(file) : {};
    expectNone(problemsOfWords(await load(), written, roomAt(`locales/${tag}/everyChart.json`)));
  });

  test('declares nothing that it does not use', async () => {
    const parts = path.replace('.machine.ts', '.setup.ts');
    const source = [parts, path].filter(existsSync).map((part) => readFileSync(part, 'utf8'));
    expectNone(unusedDeclarations(await load(), source.join('\n')));
  });
});

test('a word that every chart shares is of a name on some chart', async () => {
  const named = new Set(
    (await Promise.all(charts.map(loadChart))).flatMap((machine) => namesOf(machine).map(sharedKeyOf)),
  );
  for (const tag of ['en-CA', 'fr-CA'])
    expect(Object.keys(roomAt(`locales/${tag}/everyChart.json`)).filter((key) => !named.has(key))).toEqual(
      [],
    );
});

test('every file of chart words belongs to a chart', () => {
  const known = new Set(charts.map(nameOf));
  const files = pathsOf('locales/*/charts/*.json').map((path) => posix.basename(path, '.json'));
  expect(files.filter((chart) => !known.has(chart))).toEqual([]);
});
