import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import { toursVariable } from '#scripts/floors/toursVariable.ts';
import { runFolder } from '../journeys/runFolder.ts';
import { anyJourney } from './journeys/anyJourney.ts';
import { registerJourneys } from './journeys/register.ts';
import { watchCharts } from './journeys/watch.ts';
import type { Journey } from './journeys/types.ts';

/** Most time that one gesture may take, in milliseconds. */
const GESTURE = 20_000;
/** Most time until the page has done what a step expects of it, in milliseconds. */
const PATIENCE = 10_000;

/** Runs the tours of a chart on the built application: one Playwright test a tour and language, in order. */
export function journeyTours<M extends AnyStateMachine, Id extends string>(journey: Journey<M, Id>): void {
  const any = anyJourney(journey);
  const run = process.env[runFolder];
  test.describe(`journeys of ${any.tour.machine.id}`, () => {
    test.describe.configure({ mode: 'default' });
    registerJourneys(any, {
      declareWalk: (title, body) => {
        test(title, ({ page }) => {
          page.setDefaultTimeout(GESTURE);
          return body(page, (step, act) => test.step(step, act));
        });
      },
      declare: (title, body) => {
        test(title, () => body());
      },
      every: process.env[toursVariable] === 'all',
      watch: watchCharts,
      patience: PATIENCE,
      folder: '.tours/journeys',
      tallies: join(tmpdir(), `portage-journeys-${process.ppid}`),
      plans: run ? join(run, 'plans') : null,
    });
  });
}
