import type { Page } from '@playwright/test';
import { StepFailed } from '../play.ts';
import { pageClock } from './clock.ts';
import { personAt } from './person.ts';
import type { JourneyPlan, PlannedJourney } from './plan.ts';
import { holdRequests } from './requests.ts';
import { lookAround } from './seeing.ts';
import type { Tally } from './tally.ts';
import { trailOf } from './trail.ts';
import type { AnyJourney, Gesture, Person } from './types.ts';
import type { WatchCharts } from './watch.ts';

/** The gesture of a stimulus that the page brings about by itself: that it did shows in what its chart has taken. */
export const byItself: Gesture = async () => {};

/** How a page is followed while a person walks on it. */
export interface Following {
  /** how the charts of a page are watched; null for pages without charts */
  readonly watch: WatchCharts | null;
  /** how long a page may take to do what a step expects of it, in milliseconds */
  readonly patience: number;
}

/** Says one step in a report. */
export type Tell = (title: string, body: () => Promise<void>) => Promise<void>;

/** Walks a tour on a page: gestures, held requests, moved time; after each step every active state must be seen. */
export async function playJourney(
  journey: AnyJourney,
  { explored }: JourneyPlan,
  { language, steps }: PlannedJourney,
  page: Page,
  tally: Tally,
  tell: Tell,
  { watch, patience }: Following,
): Promise<void> {
  const person = personAt(page, language);
  const clock = pageClock(
    page,
    journey.time,
    journey.tour.stimuli.some(({ kind }) => kind === 'wait'),
  );
  await clock.install();
  const requests = await holdRequests(page, journey.requests, patience);
  const taken = (await watch?.(page)) ?? [];
  const trail = watch && trailOf(journey.tour, taken, patience);
  const played: string[] = [];
  try {
    await tell('reaches the start', async () => {
      let started = false;
      const start = () => {
        if (started) return;
        started = true;
        requests.arm();
        trail?.begin();
      };
      await journey.reach(person, start);
      start();
      await clock.begin();
      await clock.during(async () => {
        await trail?.hasTaken(explored.begun.taken);
        await lookAround(journey, explored.begun.world.snapshot, person, tally.prove);
        tally.reach(explored.begun.taken);
      });
    });
    for (const step of steps) {
      const { stimulus } = step;
      played.push(stimulus.id);
      await tell(stimulus.id, async () => {
        if (stimulus.kind === 'wait') await clock.pass(step.pieces.reduce((sum, piece) => sum + piece, 0));
        else if ((stimulus.kind === 'settle' || stimulus.kind === 'fail') && !journey.drive[stimulus.id])
          await clock.during(() => requests.end(stimulus));
        else await clock.during(() => gesture(journey, stimulus.id, person));
        await clock.during(async () => {
          await trail?.follow(step.taken);
          await lookAround(journey, step.world.snapshot, person, tally.prove);
        });
        const drive = journey.drive[stimulus.id];
        if (typeof drive === 'object') for (const id of drive.requirements) tally.prove(id, stimulus.id);
        tally.reach(step.goals);
      });
    }
  } catch (error) {
    throw new StepFailed(played, steps.length, error);
  } finally {
    tally.walk(taken);
    await requests.release();
  }
}

async function gesture(journey: AnyJourney, id: string, person: Person): Promise<void> {
  const drive = journey.drive[id];
  if (!drive) throw new Error(`The journey does not say how a person does "${id}"`);
  await (typeof drive === 'function' ? drive : drive.gesture)(person);
}
