import { describe, test } from 'vitest';
import { loadTours } from '#scripts/scripts/tours.ts';
import { openLedger } from '../tours/holds.ts';
import { play } from '../tours/play.ts';
import { planWalks } from './judge.ts';

/** Every walk of every chart as a test that may run any number of times: none leaves anything behind for another. */
for (const tour of await loadTours(process.cwd())) {
  describe(tour.machine.id, () => {
    for (const walked of planWalks(tour)) {
      test.each(walked.walks.map((steps, at) => ({ steps, at })))('walk $at', ({ steps }) => {
        play(walked.tour, walked.atlas, steps, openLedger(walked.tour), {
          transitions: new Set(),
          goals: new Set(),
        });
      });
    }
  });
}
