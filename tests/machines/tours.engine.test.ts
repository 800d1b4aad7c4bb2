import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { defineTour } from '../support/tours/define.ts';
import { clerkChart, countingChart, deadEndChart, doorChart } from '../support/tours/engine.charts.ts';
import { explore } from '../support/tours/explore.ts';
import { planTours } from '../support/tours/plan.ts';
import { registerTour } from '../support/tours/register.ts';
import { openShelf } from '../support/tours/saved.ts';
import { emitFrom, fail, send, settle, wait } from '../support/tours/stimuli.ts';
import { declaredTransitions } from '../support/tours/transitions.ts';
import type { AnyTour } from '../support/tours/types.ts';

const nothing = () => {};

const clerkTour = (switches: 0 | 1, own: { closed?: () => void } = {}) =>
  defineTour({
    machine: clerkChart,
    switches,
    stimuli: [
      send(
        'opens',
        { type: 'person.open' },
        {
          requirements: ['PY-026'],
          check: (_, seen) => expect(seen.toParent).toContainEqual({ type: 'clerk.open' }),
        },
      ),
      send('writes', { type: 'person.type', text: 'a' }),
      send('erases', { type: 'person.type', text: '' }),
      send('continues', { type: 'person.continue' }),
      send('pauses', { type: 'person.pause' }),
      send('resumes', { type: 'person.resume' }),
      send('waves', { type: 'person.wave' }),
      settle('price comes', 'price', { cents: 5 }),
      fail('price fails', 'price', 'down'),
      wait('patience ends', 'patience'),
      wait('notice', 'notice'),
      emitFrom(
        'one ring',
        'watchDesk',
        { type: 'desk.ring', times: 1 },
        { check: (_, seen) => expect(seen.received('watchDesk')).toContainEqual({ type: 'polish' }) },
      ),
      emitFrom('long ring', 'watchDesk', { type: 'desk.ring', times: 3 }),
      settle('helper leaves', 'helper', undefined),
    ],
    holds: {
      closed: own.closed ?? nothing,
      paused: nothing,
      open: (_, seen) => expect(seen.inputs('watchDesk')[0]).toEqual({ loud: true }),
      'open.form': nothing,
      'open.form.writing': nothing,
      'open.form.checking': nothing,
      'open.form.pricing': {
        requirements: ['PY-020'],
        check: (snapshot) => expect(snapshot.hasTag('busy')).toBe(true),
      },
      'open.form.priced': ({ context }) => expect(context.price).toBe(5),
      'open.light': nothing,
      'open.light.off': nothing,
      'open.light.on': nothing,
      'open.light.burnt': nothing,
      gone: ({ status }) => expect(status).toBe('done'),
    },
  });

const deadEndTour = (unreachable: Record<string, string> = {}) =>
  defineTour({
    machine: deadEndChart,
    unreachable,
    stimuli: [send('goes', { type: 'person.go' }), send('leaves', { type: 'person.leave' })],
    holds: { here: nothing, there: nothing, out: nothing },
  });

describe('the tour engine', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tours-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Declares a tour's tests and runs them in order: title → message of the failure, or null. */
  const run = async (tour: AnyTour): Promise<Map<string, string | null>> => {
    const results = new Map<string, string | null>();
    const bodies: (readonly [string, () => Promise<void> | void])[] = [];
    registerTour(tour, {
      declare: (title, body) => bodies.push([title, body]),
      shelfOf: (name) => openShelf(folder, name),
    });
    for (const [title, body] of bodies) {
      try {
        await body();
        results.set(title, null);
      } catch (error) {
        results.set(title, (error as Error).message);
      }
    }
    return results;
  };
  const failures = (results: Map<string, string | null>) =>
    [...results].filter(([, message]) => message !== null);

  test.each([0, 1] as const)(
    'takes every transition of a nested, parallel, timed chart, switches %i',
    async (switches) => {
      const results = await run(clerkTour(switches));
      expect(failures(results)).toEqual([]);
      expect([...results.keys()].at(-1)).toBe('[PY-026] clerk keeps it at: opens');
    },
  );

  test('covers by pairs whatever can follow whatever', async () => {
    const atlas = explore(clerkTour(1));
    const tours = planTours(atlas, 25);
    const played = new Set(
      tours.flatMap((tour) =>
        tour.slice(1).map((step, index) => `${tour[index]!.taken.join(' & ')} ⇒ ${step.taken.join(' & ')}`),
      ),
    );
    const possible = new Set<string>();
    for (const place of explore({ ...clerkTour(0), switches: 0 }).places.values()) {
      for (const first of place.steps) {
        for (const second of first.to.steps)
          possible.add(`${first.taken.join(' & ')} ⇒ ${second.taken.join(' & ')}`);
      }
    }
    expect([...played].toSorted()).toEqual([...possible].toSorted());
    expect(possible.size).toBeGreaterThan(80);
  });

  test('a delay of a state ends with the state', () => {
    const waits = [...explore(clerkTour(0)).places.values()].filter(({ world }) =>
      world.timers.some(({ id }) => id.includes('patience')),
    );
    expect(waits.length).toBeGreaterThan(0);
    for (const { world } of waits) expect(JSON.stringify(world.snapshot.value)).toContain('pricing');
  });

  test('names a transition that cannot be reached', async () => {
    const results = await run(deadEndTour());
    expect(failures(results)).toEqual([
      [
        'deadEnd: every transition drawn on the chart was taken',
        'Transitions that no tour took:\n  there · person.leave [never] → out',
      ],
      ['deadEnd: every stimulus can happen', 'Stimuli that are possible nowhere:\n  leaves'],
      ['deadEnd: every state was entered', 'States that no tour entered:\n  out'],
    ]);
  });

  test('accepts a reasoned exception, but not one for a transition that was taken or does not exist', async () => {
    const title = 'deadEnd: every transition drawn on the chart was taken';
    const accepted = await run(
      deadEndTour({ 'there · person.leave [never] → out': 'the guard waits for a law' }),
    );
    expect(accepted.get(title)).toBeNull();
    const taken = await run(
      deadEndTour({
        'there · person.leave [never] → out': 'the guard waits for a law',
        'here · person.go → there': 'nobody goes',
      }),
    );
    expect(taken.get(title)).toBe(
      'Transitions called unreachable that were taken:\n  here · person.go → there',
    );
    const stale = await run(
      deadEndTour({ 'there · person.leave [never] → out': 'the guard waits for a law', 'a · b → c': 'gone' }),
    );
    expect(stale.get(title)).toBe('Transitions called unreachable that the chart has not:\n  a · b → c');
  });

  test('fails where a hold is wrong, naming step and state, and the requirement that was not kept', async () => {
    const tour = clerkTour(0);
    const wrong = {
      ...tour.holds,
      'open.form.pricing': { requirements: ['PY-020'], check: () => expect('busy').toBe('idle') },
    };
    const results = await run({ ...tour, holds: wrong });
    const messages = failures(results).map(([, message]) => message);
    expect(messages[0]).toMatch(
      /^in step \d+ of \d+, "continues": at "open\.form\.pricing": expected 'busy' to be 'idle'/,
    );
    expect(results.get('[PY-020] clerk keeps it at: open.form.pricing')).toBe(
      'Places where PY-020 did not hold:\n  open.form.pricing',
    );
  });

  test('fails a requirement whose assertion no tour executed', async () => {
    const tour = deadEndTour();
    const results = await run({
      ...tour,
      holds: { ...tour.holds, out: { requirements: ['PY-020'], check: nothing } },
    });
    expect(results.get('[PY-020] deadEnd keeps it at: out')).toBe(
      'Places where no tour asserted PY-020:\n  out',
    );
  });

  test('counts an assertion only in the situations that it is for, each on its own', async () => {
    const tour = clerkTour(0);
    const holdsWith = (where: () => boolean) => ({
      ...tour.holds,
      'open.form.pricing': [
        { requirements: ['PY-020'], check: nothing },
        { requirements: ['PY-020'], where, check: nothing },
      ],
    });
    const waiting = 'clerk: every assertion that waits for a situation was made';
    const made = await run({ ...tour, holds: holdsWith(() => true) });
    expect(failures(made)).toEqual([]);
    const left = await run({ ...tour, holds: holdsWith(() => false) });
    expect(left.get(waiting)).toBe('Assertions that no tour made:\n  open.form.pricing (2)');
    expect(left.get('[PY-020] clerk keeps it at: open.form.pricing, open.form.pricing (2)')).toBe(
      'Places where no tour asserted PY-020:\n  open.form.pricing (2)',
    );
  });

  test('makes the same tours each time', () => {
    const plan = () =>
      planTours(explore(clerkTour(1)), 25).map((tour) => tour.map((step) => step.stimulus.id));
    expect(plan()).toEqual(plan());
  });

  test('cuts long tours', () => {
    const lengths = (length: number) => planTours(explore(clerkTour(1)), length).map((tour) => tour.length);
    expect(Math.max(...lengths(25))).toBeLessThanOrEqual(25);
    expect(Math.max(...lengths(12))).toBeLessThan(Math.max(...lengths(25)));
    expect(lengths(12).length).toBeGreaterThan(lengths(25).length);
  });

  test('replays the tour that failed last time first, and forgets it when it passes', async () => {
    let broken = true;
    const tour = clerkTour(0);
    const holds = { ...tour.holds, 'open.form.pricing': () => expect(broken).toBe(false) };
    const first = await run({ ...tour, holds });
    expect(failures(first).length).toBeGreaterThan(0);
    const saved: string[] = JSON.parse(readFileSync(join(folder, 'clerk.json'), 'utf8'));
    expect(saved.at(-1)).toBe('continues');

    const again = [...(await run({ ...tour, holds }))][0]!;
    expect(again[0]).toBe(`clerk: the tour that failed last time: ${saved.join(' › ')}`);
    expect(again[1]).toContain('open.form.pricing');

    broken = false;
    expect([...(await run({ ...tour, holds }))][0]![1]).toBeNull();
    expect([...(await run({ ...tour, holds })).keys()][0]).toMatch(/^clerk: tour 1 of/);
  });

  test('begins in every way that is told, and covers over all of them', async () => {
    const tour = defineTour({
      machine: doorChart,
      input: { open: false },
      otherInputs: { 'an open door': { open: true } },
      stimuli: [send('knocks', { type: 'person.knock' }), send('enters', { type: 'person.enter' })],
      holds: { deciding: nothing, shut: nothing, open: nothing, inside: nothing },
    });
    const results = await run(tour);
    expect(failures(results)).toEqual([]);
    expect([...results.keys()].slice(0, 2)).toEqual([
      'door: tour 1 of 1: knocks',
      'door (an open door): tour 1 of 1: enters',
    ]);
    const alone = await run({ ...tour, otherInputs: {} });
    expect(alone.get('door: every transition drawn on the chart was taken')).toBe(
      'Transitions that no tour took:\n  deciding · always [doorIsOpen] → open\n  open · person.enter → inside',
    );
  });

  test('says which field makes a chart endless', async () => {
    const results = await run(
      defineTour({ machine: countingChart, stimuli: [send('adds', { type: 'person.add' })], holds: {} }),
    );
    expect(results.get('counting: the chart can be explored')).toMatch(
      /more than 20000 situations.*count: 20001/,
    );
  });

  test('walks an endless chart by a fingerprint', async () => {
    const results = await run(
      defineTour({
        machine: countingChart,
        stimuli: [send('adds', { type: 'person.add' })],
        holds: {},
        fingerprint: ({ context }) => context.count > 3,
      }),
    );
    expect(failures(results)).toEqual([]);
  });

  test('refuses two stimuli of one name', () => {
    const twice = () =>
      defineTour({
        machine: countingChart,
        stimuli: [send('adds', { type: 'person.add' }), send('adds', { type: 'person.add' })],
        holds: {},
      });
    expect(twice).toThrow('The tour of counting has two stimuli named "adds"');
  });

  test('names transitions so that people can find them on the chart', () => {
    expect([...declaredTransitions(clerkChart).values()].slice(0, 8)).toMatchInlineSnapshot(`
      [
        "closed · person.open → open",
        "paused · person.resume → open.back",
        "paused · person.wave → gone",
        "open · person.pause → paused",
        "open · desk.ring [ringIsLong] → gone",
        "open · desk.ring (stays)",
        "open · all done → gone",
        "open.form.writing · person.type (stays)",
      ]
    `);
  });
});
