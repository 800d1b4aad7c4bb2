import { createHash } from 'node:crypto';
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import {
  type ChartName,
  type ChartState,
  type ChartTransition,
  type ChartTree,
  statesIn,
} from '#src/charts/chartTree.ts';
import { readMachine } from '#src/charts/readMachine.ts';
import { declaredTransitions, nodesOf, pathOf, transitionsOf } from '../tours/transitions.ts';

/** What was changed, as parts of the chart's tree, so that it can be said in the chart's words. */
export type Change =
  | { readonly kind: 'dropped' | 'guardHolds' | 'guardFails'; readonly on: Arrow }
  | { readonly kind: 'sentElsewhere'; readonly on: Arrow; readonly to: ChartState }
  | { readonly kind: 'withoutAction'; readonly on: Arrow | Gate; readonly action: ChartName }
  | { readonly kind: 'withoutPort'; readonly state: ChartState; readonly port: ChartName }
  | { readonly kind: 'delayDoubled'; readonly delay: string };

/** A transition and the state that it leaves. */
export interface Arrow {
  readonly state: ChartState;
  readonly transition: ChartTransition;
}
interface Gate {
  readonly state: ChartState;
  readonly gate: 'entry' | 'exit';
}

/** A chart with one thing wrong. */
export interface Mutant {
  readonly chart: string;
  /** names the change on the chart, whatever the seed */
  readonly name: string;
  readonly change: Change;
  /** A machine of its own that has the change. */
  make(): AnyStateMachine;
}

/** Microsteps after which a changed chart is taken to run in a circle. */
const CIRCLE = 500;

/**
 * Every mutant of a chart: each transition dropped and sent elsewhere, each guard forced to yes and to no, each action
 * and each port left out, each delay doubled. Where a transition is sent is chosen by the seed.
 */
export function mutantsOf(machine: AnyStateMachine, seed: number): Mutant[] {
  const tree = readMachine(machine);
  const named = createNamer(tree, machine);
  const states = statesIn(tree.root);
  const names = [...declaredTransitions(machine).values()];
  let arrows = 0;
  return [
    ...nodesOf(machine.root).flatMap((node, place) => {
      const state = states[place]!;
      const first = arrows;
      arrows += state.transitions.length;
      return [
        ...state.transitions.flatMap((transition, index) => {
          const name = names[first + index]!;
          const chosen = elsewhere(node, index, `${seed} ${machine.id} ${name}`);
          const to = chosen === null ? null : { place: chosen, state: states[chosen]! };
          return arrowMutants(named, name, { state, transition }, { place, index }, to);
        }),
        ...gateMutants(named, state, place),
        ...state.ports.map((port, index) =>
          named(
            `${state.path || '(chart)'} · without port ${port.name}`,
            { kind: 'withoutPort', state, port },
            (nodes) => {
              nodes[place]!.invoke.splice(index, 1);
            },
          ),
        ),
      ];
    }),
    ...delayMutants(tree, machine),
  ];
}

type Apply = (nodes: readonly AnyStateNode[]) => void;
type Namer = (name: string, change: Change, apply: Apply) => Mutant;

function createNamer(tree: ChartTree, machine: AnyStateMachine): Namer {
  const used = new Map<string, number>();
  return (name, change, apply) => {
    const times = (used.get(name) ?? 0) + 1;
    used.set(name, times);
    return {
      chart: tree.id,
      name: times === 1 ? name : `${name} #${times}`,
      change,
      make() {
        const fresh = copyOf(machine, {});
        apply(nodesOf(fresh.root));
        return fresh;
      },
    };
  };
}

function copyOf(machine: AnyStateMachine, own: Parameters<AnyStateMachine['provide']>[0]): AnyStateMachine {
  return Object.assign(machine.provide(own), { options: { maxIterations: CIRCLE } });
}

function arrowMutants(
  named: Namer,
  name: string,
  on: Arrow,
  { place, index }: { place: number; index: number },
  to: { place: number; state: ChartState } | null,
): Mutant[] {
  const found = (nodes: readonly AnyStateNode[]) => transitionsOf(nodes[place]!)[index]!;
  const guarded = (verdict: boolean): Apply => {
    return (nodes) => {
      const transition = found(nodes) as { guard?: unknown };
      transition.guard = Object.assign(() => verdict, { type: on.transition.guard?.name });
    };
  };
  return [
    named(`${name} · dropped`, { kind: 'dropped', on }, (nodes) => drop(nodes[place]!, found(nodes))),
    ...(to
      ? [
          named(
            `${name} · sent elsewhere`,
            { kind: 'sentElsewhere', on, to: to.state },
            (nodes) => void Object.assign(found(nodes), { target: [nodes[to.place]!] }),
          ),
        ]
      : []),
    ...(on.transition.guard
      ? [
          named(`${name} · guard forced to yes`, { kind: 'guardHolds', on }, guarded(true)),
          named(`${name} · guard forced to no`, { kind: 'guardFails', on }, guarded(false)),
        ]
      : []),
    ...on.transition.actions.map((action, nth) =>
      named(
        `${name} · without ${action.name}`,
        { kind: 'withoutAction', on, action },
        (nodes) => void Object.assign(found(nodes), { actions: found(nodes).actions.toSpliced(nth, 1) }),
      ),
    ),
  ];
}

function drop(node: AnyStateNode, transition: AnyTransitionDefinition): void {
  const { transitions, always } = node as unknown as {
    transitions: Map<string, AnyTransitionDefinition[]>;
    always?: AnyTransitionDefinition[];
  };
  for (const list of [...transitions.values(), always ?? []]) {
    const place = list.indexOf(transition);
    if (place >= 0) list.splice(place, 1);
  }
}

function gateMutants(named: Namer, state: ChartState, place: number): Mutant[] {
  return (['entry', 'exit'] as const).flatMap((gate) =>
    state[gate].map((action, nth) =>
      named(
        `${state.path || '(chart)'} · ${gate} without ${action.name}`,
        { kind: 'withoutAction', on: { state, gate }, action },
        (nodes) => {
          const actions = nodes[place]![gate];
          const own = actions.filter((candidate) => typeof candidate !== 'function');
          Object.assign(nodes[place]!, { [gate]: actions.toSpliced(actions.indexOf(own[nth]!), 1) });
        },
      ),
    ),
  );
}

function delayMutants(tree: ChartTree, machine: AnyStateMachine): Mutant[] {
  return Object.entries(machine.implementations.delays).map(([delay, length]) => ({
    chart: tree.id,
    name: `${delay} · doubled`,
    change: { kind: 'delayDoubled', delay },
    make: () =>
      copyOf(machine, {
        delays: {
          [delay]: (...of: readonly unknown[]) =>
            2 *
            (typeof length === 'number'
              ? length
              : (length as (...args: readonly unknown[]) => number)(...of)),
        },
      }),
  }));
}

/** The place of another state of the chart to which a transition could lead, the same for the same word. */
function elsewhere(node: AnyStateNode, index: number, word: string): number | null {
  const now = transitionsOf(node)[index]!.target ?? [];
  const others = nodesOf(node.machine.root).flatMap((candidate, place) =>
    pathOf(candidate) !== '' && candidate.type !== 'history' && !now.includes(candidate) ? [place] : [],
  );
  return others[drawn(word, others.length)] ?? null;
}

/** A number below `count`, the same for the same word. */
export function drawn(word: string, count: number): number {
  return createHash('sha256').update(word).digest().readUInt32BE() % Math.max(count, 1);
}
