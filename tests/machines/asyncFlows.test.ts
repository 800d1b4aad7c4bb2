import { describe, expect, test } from 'vitest';
import type { AnyActorLogic, AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import { loadMachines } from '#scripts/charts/machines.ts';
import { loadTours } from '#scripts/scripts/tours.ts';
import { beginningsOf } from '../support/tours/define.ts';
import { type Atlas, explore, type Step } from '../support/tours/explore.ts';
import type { AnyTour } from '../support/tours/types.ts';

const charts = await loadMachines(process.cwd());

/** Every tour of the charts, by the chart's name. */
const tours = new Map((await loadTours(process.cwd())).map((tour) => [tour.machine.id, tour]));

/** Whether a port answers once, instead of speaking again and again or being a chart. */
function answersOnce(logic: AnyActorLogic | undefined): boolean {
  if (!logic || 'root' in logic) return false;
  try {
    const answer = { type: 'xstate.promise.resolve', data: 'answer' };
    return logic.transition({ status: 'active' } as never, answer, {} as never).status === 'done';
  } catch {
    return false;
  }
}

/** Calls that end the page: what comes after them is another page's. */
const leavesPage = ['redirectToCustomerIdentity', 'redirectToDirectory', 'reopenPage'];

type Call = { port: string; onDone?: unknown; onError?: unknown };

const statesBelow = (state: AnyStateNode): AnyStateNode[] => [
  state,
  ...Object.values(state.states).flatMap((child) => statesBelow(child as AnyStateNode)),
];
const callsOf = (chart: AnyStateMachine, state: AnyStateNode): Call[] =>
  state.invoke.flatMap(({ src, onDone, onError }) => {
    const port = String(src);
    return answersOnce(chart.implementations.actors[port] as AnyActorLogic)
      ? [{ port, onDone, onError }]
      : [];
  });
const flowsOf = (chart: AnyStateMachine) =>
  statesBelow(chart.root).flatMap((state) => callsOf(chart, state).map((call) => ({ state, call })));

/** The tour without pairs, with worlds kept apart that have and have not a problem, whatever its fingerprint leaves out. */
const tellingProblems = ({ fingerprint, ...tour }: AnyTour): AnyTour => ({
  ...tour,
  switches: 0,
  fingerprint: fingerprint && ((snapshot) => [fingerprint(snapshot), ownProblemsIn(snapshot.context)]),
});
const atlasesOf = (tour: AnyTour): Atlas[] =>
  [...beginningsOf(tour)].map(([, beginning]) => explore(tellingProblems(beginning)));
const stepsOf = (atlas: Atlas): { from: AnyMachineSnapshot; step: Step }[] =>
  [...atlas.places.values()].flatMap(({ world, steps }) =>
    steps.map((step) => ({ from: world.snapshot, step })),
  );

const isProblem = (key: string) => /^(problem|error|failure)$/i.test(key);

function filledProblems(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) => {
    const at = path ? `${path}.${key}` : key;
    return isProblem(key) ? (below === null || below === undefined ? [] : [at]) : filledProblems(below, at);
  });
}

const problemsOf = new WeakMap<object, string[]>();

/** Where a context tells of a failed call: the places of its `problem` and `error` fields that are filled. */
function problemsIn(context: object): string[] {
  const problems = problemsOf.get(context) ?? filledProblems(context, '');
  problemsOf.set(context, problems);
  return problems;
}

/** Those of them that the chart notes of itself, and not of one thing among many. */
const ownProblemsIn = (context: object) =>
  Object.entries(context).flatMap(([key, value]) =>
    isProblem(key) && value !== null && value !== undefined ? [key] : [],
  );

test('every chart has a tour by which it is judged here', () => {
  expect([...tours.keys()].toSorted()).toEqual(charts.map(({ id }) => id).toSorted());
});

/** Asked beside what the person does: the answer is kept, and a failure changes nothing of it. */
const asksBeside = ['readRecentOrganizations', 'readWhereabouts'];

const asynchronous = charts.filter((chart) => flowsOf(chart).length > 0);

describe.each(asynchronous.map((chart) => [chart.id, chart] as const))('%s', (id, chart) => {
  test('[ER-019] every call that it makes has a way on when it succeeds and one when it fails', () => {
    const endless = flowsOf(chart)
      .filter(({ call }) => !leavesPage.includes(call.port))
      .filter(({ call }) => !call.onDone || !call.onError)
      .map(({ state, call }) => `${state.path.join('.')}: ${call.port}`);
    expect(endless).toEqual([]);
  });

  const tour = tours.get(id);
  if (!tour) return;
  const steps = atlasesOf(tour).flatMap(stepsOf);
  const ports = [...new Set(flowsOf(chart).map(({ call }) => call.port))];

  const isBegun = (port: string) => (before: AnyMachineSnapshot, after: AnyMachineSnapshot) =>
    after.children[port] !== undefined && after.children[port] !== before.children[port];

  test.each(ports.filter((port) => ![...leavesPage, ...asksBeside].includes(port)))(
    '[ER-019] %s is started, succeeds, and fails into something else than waiting on',
    (port) => {
      const ended = (kind: 'settle' | 'fail') =>
        steps.filter(({ step: { stimulus } }) => stimulus.kind === kind && stimulus.port === port);
      expect(ended('settle').length).toBeGreaterThan(0);
      expect(ended('fail').length).toBeGreaterThan(0);
      for (const { from, step } of [...ended('settle'), ...ended('fail')]) {
        const after = step.world.snapshot;
        const moved = JSON.stringify(after.value) !== JSON.stringify(from.value);
        const isAskedAnew = isBegun(port)(from, after);
        expect(moved || isAskedAnew || after.status === 'done', step.stimulus.id).toBe(true);
        expect(after.status).not.toBe('error');
      }
    },
  );

  /** Problems that the failure of a port leaves behind. */
  const leftBy = (port: string) => {
    const left = new Set<string>();
    for (const { from, step } of steps) {
      const { stimulus } = step;
      if (stimulus.kind !== 'fail' || stimulus.port !== port) continue;
      const before = problemsIn(from.context);
      for (const at of problemsIn(step.world.snapshot.context)) if (!before.includes(at)) left.add(at);
    }
    return left;
  };

  /** What a person or a neighbour does that begins the call again; where nothing does, what begins any call. */
  const beginnings = (port: string, left: ReadonlySet<string>) => {
    const again = steps.filter(
      ({ from, step }) =>
        step.stimulus.kind === 'send' && problemsIn(from.context).some((at) => left.has(at)),
    );
    const itself = again.filter(({ from, step }) => isBegun(port)(from, step.world.snapshot));
    if (itself.length > 0) return itself;
    return again.filter(({ from, step }) => ports.some((other) => isBegun(other)(from, step.world.snapshot)));
  };

  const noting = ports.filter((port) => leftBy(port).size > 0);
  if (noting.length > 0) {
    test.each(noting)('[ER-020] who begins again after %s failed no longer sees why it failed', (port) => {
      const left = leftBy(port);
      const begun = beginnings(port, left);
      expect(begun.length).toBeGreaterThan(0);
      const kept = begun.flatMap(({ from, step }) => {
        const before = problemsIn(from.context).filter((at) => left.has(at));
        const after = problemsIn(step.world.snapshot.context).filter((at) => before.includes(at));
        const oneOfSeveral = after.length < before.length && after.every((at) => at.includes('.'));
        return oneOfSeveral ? [] : after.map((at) => `${step.stimulus.id}: ${at}`);
      });
      expect([...new Set(kept)]).toEqual([]);
    });
  }
});
