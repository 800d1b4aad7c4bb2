import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { anyJourney } from '../support/tours/journeys/anyJourney.ts';
import type { JourneyPlan } from '../support/tours/journeys/plan.ts';
import { planOnce } from '../support/tours/journeys/planOnce.ts';
import { policyPdfTour } from '../tours/policyPdf.tour.ts';

const screens = { idle: null, downloading: null, failed: null };
const journey = anyJourney({ tour: policyPdfTour, reach: async () => {}, drive: {}, screens });

const inWords = ({ journeys, explored: { begun }, goals, leftOut, elsewhere, untaken }: JourneyPlan) => ({
  journeys: journeys.map(({ language, steps }) => ({
    language,
    steps: steps.map(({ stimulus, taken, goals: reached, pieces, world }) => ({
      stimulus: stimulus.id,
      taken,
      reached,
      pieces,
      value: world.snapshot.value,
      context: world.snapshot.context,
    })),
  })),
  begun: [begun.taken, begun.world.snapshot.value],
  goals: [...goals],
  leftOut,
  elsewhere,
  untaken,
});

describe('the plan of the journeys of a chart', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'plans-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('is the same for the process that looked for it and for one that reads it', () => {
    const looked = planOnce(journey, null);
    const first = planOnce(journey, join(folder, 'plans', 'policyPdf.json'));
    const second = planOnce(journey, join(folder, 'plans', 'policyPdf.json'));

    expect(looked.journeys.length).toBeGreaterThan(1);
    expect(inWords(first)).toEqual(inWords(looked));
    expect(inWords(second)).toEqual(inWords(looked));
  });

  test('is what the run has kept, not looked for again', () => {
    const file = join(folder, 'policyPdf.json');
    planOnce(journey, file);
    const kept = JSON.parse(readFileSync(file, 'utf8')) as { journeys: unknown[] };
    writeFileSync(file, JSON.stringify({ ...kept, journeys: kept.journeys.slice(0, 1) }));

    expect(planOnce(journey, file).journeys).toHaveLength(1);
  });

  test('is looked for where what was kept cannot be read', () => {
    const file = join(folder, 'policyPdf.json');
    writeFileSync(file, '{"journeys":');

    expect(inWords(planOnce(journey, file))).toEqual(inWords(planOnce(journey, null)));
  });
});
