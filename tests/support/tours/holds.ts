import { isDeepStrictEqual } from 'node:util';
import type { AnyMachineSnapshot, AnyStateNode } from 'xstate';
import { nodesOf, pathOf } from './transitions.ts';
import type { AnyTour, Claim, Seen } from './types.ts';

/** Where a requirement is asserted, and at which of these places that was executed and held in this run. */
export interface Proof {
  readonly places: Set<string>;
  readonly held: Set<string>;
  readonly broken: Set<string>;
}

/** The assertions of a tour with a tally: what was executed, which states were entered. */
export interface Ledger {
  readonly proofs: ReadonlyMap<string, Proof>;
  readonly entered: ReadonlySet<string>;
  /**
   * Asserts everything that must be true now, and of the states that were only passed through what had to be true
   * there. Throws the first assertion that fails, naming the state.
   */
  assertState(snapshot: AnyMachineSnapshot, passed: readonly AnyMachineSnapshot[], seen: Seen): void;
  assertStimulus(
    id: string,
    claim: Claim<AnyMachineSnapshot> | undefined,
    snapshot: AnyMachineSnapshot,
    seen: Seen,
  ): void;
}

export function openLedger(tour: AnyTour): Ledger {
  const proofs = new Map<string, Proof>();
  const entered = new Set<string>();
  const claims = new Map<string, readonly Claim<AnyMachineSnapshot>[]>();
  const enlist = (place: string, { requirements = [] }: Claim<AnyMachineSnapshot>) => {
    for (const id of requirements) {
      const proof = proofs.get(id) ?? { places: new Set(), held: new Set(), broken: new Set() };
      proof.places.add(place);
      proofs.set(id, proof);
    }
  };
  for (const [path, hold] of Object.entries(tour.holds)) {
    const list = typeof hold === 'function' ? [{ check: hold }] : [hold].flat();
    claims.set(path, list as readonly Claim<AnyMachineSnapshot>[]);
    for (const claim of claims.get(path)!) enlist(path, claim);
  }
  for (const { id, claim } of tour.stimuli) if (claim) enlist(id, claim);

  const execute = (
    place: string,
    claim: Claim<AnyMachineSnapshot>,
    snapshot: AnyMachineSnapshot,
    seen: Seen,
  ) => {
    try {
      claim.check(snapshot, seen);
    } catch (error) {
      for (const id of claim.requirements ?? []) proofs.get(id)!.broken.add(place);
      throw new Error(`at "${place}": ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
    for (const id of claim.requirements ?? []) proofs.get(id)!.held.add(place);
  };

  return {
    proofs,
    entered,
    assertState(snapshot, passed, seen) {
      const now = new Set(activePaths(snapshot));
      const assertPath = (path: string, at: AnyMachineSnapshot) => {
        entered.add(path);
        for (const claim of claims.get(path) ?? []) execute(path, claim, at, seen);
      };
      for (const at of passed) for (const path of activePaths(at)) if (!now.has(path)) assertPath(path, at);
      for (const path of now) assertPath(path, snapshot);
    },
    assertStimulus(id, claim, snapshot, seen) {
      if (claim) execute(id, claim, snapshot, seen);
    },
  };
}

/** The dotted paths of all active states of a snapshot, parents first. */
export function activePaths(snapshot: AnyMachineSnapshot): string[] {
  const active = new Set(snapshot._nodes);
  return statesOf(snapshot.machine.root).flatMap((node) => (active.has(node) ? [pathOf(node)] : []));
}

/** All states of a chart that can be active. */
export function statesOf(root: AnyStateNode): AnyStateNode[] {
  return nodesOf(root).filter((node) => node !== root && node.type !== 'history');
}

/** Whether two snapshots are in the same states. */
export function sameState(a: AnyMachineSnapshot, b: AnyMachineSnapshot): boolean {
  return a.status === b.status && isDeepStrictEqual(a.value, b.value);
}
