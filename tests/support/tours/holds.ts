import type { AnyMachineSnapshot, AnyStateNode } from 'xstate';
import { activeNodes } from './internals.ts';
import { nodesOf, pathOf } from './transitions.ts';
import type { AnyStimulus, AnyTour, Claim, Hold, Seen, StimulusClaim, StimulusOptions } from './types.ts';

/** Where a requirement is asserted, and at which of these places that was executed and held in this run. */
export interface Proof {
  readonly places: Set<string>;
  readonly held: Set<string>;
  readonly broken: Set<string>;
}

/** What the chart was before a step, the snapshots of its microsteps, and what it came to. */
export interface Way {
  readonly before: AnyMachineSnapshot | null;
  readonly passed: readonly AnyMachineSnapshot[];
  readonly after: AnyMachineSnapshot;
}

/** The assertions of a tour with a tally: what was executed, which states were entered. */
export interface Ledger {
  readonly proofs: ReadonlyMap<string, Proof>;
  readonly entered: ReadonlySet<string>;
  /** Places whose assertion is made only in some situations, and no tour came to one of them so far. */
  readonly awaited: ReadonlySet<string>;
  /**
   * Asserts everything that must be true now, and of the states that were entered and left on the way here what
   * had to be true there. Throws the first assertion that fails, naming the state.
   */
  assertState(way: Way, seen: Seen): void;
  /** The part of `assertState` that is about states entered and left on the way. */
  assertPassed(way: Way, seen: Seen): void;
  /** The part of `assertState` that is about one state that is active now. */
  assertHold(path: string, at: AnyMachineSnapshot, seen: Seen): void;
  assertStimulus(
    stimulus: AnyStimulus,
    after: AnyMachineSnapshot,
    seen: Seen,
    before: AnyMachineSnapshot,
  ): void;
}

export function openLedger(tour: AnyTour): Ledger {
  const proofs = new Map<string, Proof>();
  const entered = new Set<string>();
  const awaited = new Set<string>();
  const enlist = <Asserted extends AnyClaim>(at: string, list: readonly Asserted[]): Placed<Asserted>[] =>
    list.map((claim, index) => {
      const place = index === 0 ? at : `${at} (${index + 1})`;
      if (claim.where) awaited.add(place);
      for (const id of claim.requirements ?? []) {
        const proof = proofs.get(id) ?? { places: new Set(), held: new Set(), broken: new Set() };
        proof.places.add(place);
        proofs.set(id, proof);
      }
      return { ...claim, place };
    });
  const holds = new Map(
    Object.entries(tour.holds).map(([path, hold]) => [path, enlist(path, claimsIn(hold))]),
  );
  const ofStimuli = new Map(tour.stimuli.map(({ id, options }) => [id, enlist(id, claimsAfter(options))]));

  const execute = ({ place, requirements = [] }: Placed<AnyClaim>, check: () => void) => {
    awaited.delete(place);
    try {
      check();
    } catch (error) {
      for (const id of requirements) proofs.get(id)!.broken.add(place);
      throw new Error(`at "${place}": ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
    for (const id of requirements) proofs.get(id)!.held.add(place);
  };

  const assertHold: Ledger['assertHold'] = (path, at, seen) => {
    entered.add(path);
    for (const claim of holds.get(path) ?? [])
      if (claim.where?.(at) ?? true) execute(claim, () => claim.check(at, seen));
  };
  const assertPassed: Ledger['assertPassed'] = ({ before, passed, after }, seen) => {
    const resting = new Set([...(before ? activePaths(before) : []), ...activePaths(after)]);
    for (const at of passed)
      for (const path of activePaths(at)) if (!resting.has(path)) assertHold(path, at, seen);
  };

  return {
    proofs,
    entered,
    awaited,
    assertPassed,
    assertHold,
    assertState(way, seen) {
      assertPassed(way, seen);
      for (const path of activePaths(way.after)) assertHold(path, way.after, seen);
    },
    assertStimulus({ id }, after, seen, before) {
      for (const claim of ofStimuli.get(id) ?? [])
        if (claim.where?.(after, before) ?? true) execute(claim, () => claim.check(after, seen, before));
    },
  };
}

type AnyClaim = Pick<StimulusClaim, 'requirements'> & { readonly where?: unknown };
type Placed<Asserted> = Asserted & { readonly place: string };

const claimsIn = (hold: Hold<AnyMachineSnapshot>): readonly Claim<AnyMachineSnapshot>[] =>
  typeof hold === 'function' ? [{ check: hold }] : [hold as Claim<AnyMachineSnapshot>].flat();

const claimsAfter = (options: StimulusOptions): readonly StimulusClaim[] =>
  options.claims ?? (options.check ? [options] : []);

const pathsOf = new WeakMap<AnyStateNode, ReadonlyMap<AnyStateNode, string>>();

/** The dotted paths of all active states of a snapshot, parents first. */
export function activePaths(snapshot: AnyMachineSnapshot): string[] {
  const { root } = snapshot.machine;
  const paths = pathsOf.get(root) ?? new Map(statesOf(root).map((node) => [node, pathOf(node)]));
  pathsOf.set(root, paths);
  const active = new Set(activeNodes(snapshot));
  return [...paths].flatMap(([node, path]) => (active.has(node) ? [path] : []));
}

/** All states of a chart that can be active. */
export function statesOf(root: AnyStateNode): AnyStateNode[] {
  return nodesOf(root).filter((node) => node !== root && node.type !== 'history');
}

/** Whether two snapshots are in the same states. */
export function sameState(a: AnyMachineSnapshot, b: AnyMachineSnapshot): boolean {
  return a.status === b.status && JSON.stringify(a.value) === JSON.stringify(b.value);
}
