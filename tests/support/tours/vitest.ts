import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { registerTour } from './register.ts';
import { openShelf } from './saved.ts';
import type { AnyTour } from './types.ts';

/** Runs a tour on the live chart: one vitest test a tour, a requirement and a kind of coverage. */
export function runTour(tour: AnyTour): void {
  registerTour(tour, { declare: test, shelfOf: (name) => openShelf('.tours', name) });
  testSentences(tour);
}

/** One test a language: the tour can be printed as a test script; what the parts of tours say is said once. */
export function testSentences(tour: AnyTour): void {
  test.each(['en-CA', 'fr-CA'])(
    `${tour.machine.id}: every stimulus has a sentence in %s, and every sentence a stimulus`,
    (locale) => {
      const shared = sentencesIn(`locales/${locale}/everyTour.json`);
      const own = sentencesIn(`locales/${locale}/tests/${tour.machine.id}.json`);
      const ownOf = (id: string) => own[`${tour.machine.id}.${id}`];
      const ids = tour.stimuli.map(({ id }) => id);
      const known = ids.map((id) => `${tour.machine.id}.${id}`);
      expect(Object.keys(own).filter((key) => !known.includes(key))).toEqual([]);
      expect(ids.filter((id) => (ownOf(id) ?? shared[id]) === undefined)).toEqual([]);
      expect(ids.filter((id) => ownOf(id) !== undefined && ownOf(id) === shared[id])).toEqual([]);
    },
  );
}

const sentencesIn = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
