import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { restsOf } from '../explore.ts';
import { personAt } from '../journeys/person.ts';
import { lookAround, type Prove } from '../journeys/seeing.ts';
import { StepFailed } from '../play.ts';
import type { Reaction } from '../simulator.ts';
import type { AnyStimulus } from '../types.ts';
import { looseTexts } from './looseTexts.ts';
import type { PlannedBeginning, PlannedView } from './plan.ts';
import type { News, PageCommands } from './stage.ts';
import type { AnyViewTour, ViewDrive, ViewGesture, Viewer } from './types.ts';

/** What the walks of a chart have reached and seen. */
export interface Covered {
  readonly goals: Set<string>;
  readonly prove: Prove;
}

/** Most time until the chart has done what a gesture asks of it, in milliseconds. */
const PATIENCE = 2_000;
const LOOK_AGAIN = 10;

/** Replays a walk on the page: gestures and commands; after each step the transitions, the state and its screens. */
export async function playView(
  view: AnyViewTour,
  { name, atlas }: PlannedBeginning,
  { language, steps }: PlannedView,
  page: Page,
  covered: Covered,
): Promise<void> {
  let taken: string[] = [];
  let latest: News = { taken: [], value: null, status: '' };
  const hear = (news: News) => {
    taken.push(...news.taken);
    latest = news;
  };
  const viewer: Viewer = {
    ...personAt(page, language),
    command: async (command, ...given) => hear(await commandPage(page, command, given)),
  };
  const broken: Error[] = [];
  const onError = (error: Error) => broken.push(error);
  page.on('pageerror', onError);
  const assertNow = async (expected: Reaction, byHand: boolean) => {
    const end = Date.now() + PATIENCE;
    const isDone = () => hasTaken(taken, expected.taken, byHand) || latest.status === 'error';
    while (!isDone() && Date.now() < end) {
      await setTimeout(LOOK_AGAIN);
      await viewer.command('news');
    }
    assertNews({ ...latest, taken }, expected, byHand);
    taken = [];
    if (broken.length > 0) throw broken[0];
    const { snapshot } = expected.world;
    await lookAround(view, snapshot, viewer, covered.prove);
    const loose = await looseTexts(page);
    if (loose.length > 0) throw new Error(`texts beside other things in one element: ${loose.join(', ')}`);
    for (const goal of restsOf(snapshot)) covered.goals.add(goal);
    if (broken.length > 0) throw broken[0];
  };
  const played: string[] = [];
  try {
    await viewer.command('open', view.tour.machine.id, name, language);
    await assertNow(atlas.begun, false);
    for (const goal of atlas.begun.taken) covered.goals.add(goal);
    for (const step of steps) {
      const { id } = step.stimulus;
      played.push(id);
      const drive = view.drive[id];
      const gesture = gestureOf(step.stimulus, drive);
      if (gesture) {
        await gesture(viewer);
        await viewer.command('news');
      } else await viewer.command('apply', id, step.pieces);
      await assertNow(step, gesture !== null);
      if (typeof drive === 'object')
        for (const requirement of drive.requirements ?? []) covered.prove(requirement, id);
      for (const goal of step.goals) covered.goals.add(goal);
    }
  } catch (error) {
    throw new StepFailed(played, steps.length, error);
  } finally {
    page.off('pageerror', onError);
  }
}

/** How a stimulus is done by hand; null when it is commanded. What a person or an agent sends must be said. */
function gestureOf(stimulus: AnyStimulus, drive: ViewDrive | undefined): ViewGesture | null {
  if (typeof drive === 'function') return drive;
  if (drive) return 'gesture' in drive ? drive.gesture : null;
  const isOfAPerson = stimulus.kind === 'send' && stimulus.events.some(({ type }) => byPerson.test(type));
  if (isOfAPerson) throw new Error(`Nobody says how a person does "${stimulus.id}"`);
  return null;
}

const byPerson = /^(?:person|agent)\./;

/**
 * Whether a step took its transitions: a command those and no others. A gesture may leave out one that it would take
 * twice, for what stands in a field already is not typed, and take others that leave the chart where it is, such as a
 * field that is left.
 */
function hasTaken(taken: readonly string[], expected: readonly string[], byHand: boolean): boolean {
  if (!byHand) return taken.join() === expected.join();
  const others = taken.filter((name) => !expected.includes(name));
  return expected.every((name) => taken.includes(name)) && others.every((name) => name.includes('(stays)'));
}

function assertNews({ taken, value, status, error }: News, expected: Reaction, byHand: boolean): void {
  if (error !== undefined) throw new Error(`the chart of the page broke: ${error}`);
  const { snapshot } = expected.world;
  if (!hasTaken(taken, expected.taken, byHand)) {
    throw new Error(
      `the chart of the page took ${taken.join(', ') || 'nothing'}, not ${expected.taken.join(', ') || 'nothing'}`,
    );
  }
  if (status !== snapshot.status || JSON.stringify(value) !== JSON.stringify(snapshot.value)) {
    throw new Error(
      `the chart of the page is in ${JSON.stringify(value)}, not in ${JSON.stringify(snapshot.value)}`,
    );
  }
}

/** Lets the page of the views do something. */
export function commandPage(page: Page, name: keyof PageCommands, given: readonly unknown[]): Promise<News> {
  return page.evaluate(
    ([command, values]) => {
      const { commands } = window as unknown as { commands: Record<string, (...them: unknown[]) => News> };
      return commands[command]!(...values);
    },
    [name, given] as const,
  );
}
