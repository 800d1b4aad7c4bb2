import { test } from 'vitest';
import { createTestModel } from 'xstate/graph';
import { tokenisationMachine } from '#machines/tokenisation/tokenisation.machine.ts';
import { onLiveChart, stimuliOf, toBeShown, tours } from '../support/tours/paths.ts';
import { declareProof } from '../support/tours/register.ts';
import { testSentences } from '../support/tours/vitest.ts';
import { tokenisationTour } from '../tours/tokenisation.tour.ts';

const paths = createTestModel(tokenisationMachine).getPaths(tours(tokenisationTour));
const shown = toBeShown(tokenisationTour, paths);

for (const [index, path] of paths.entries()) {
  test(`tokenisation: tour ${index + 1} of ${paths.length}: ${stimuliOf(path).join(' › ')}`, async () => {
    const { states, events } = onLiveChart(shown, path);
    await path.test({ states, events });
  });
}
declareProof(shown, test);
testSentences(tokenisationTour);
