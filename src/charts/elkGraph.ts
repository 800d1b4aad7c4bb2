import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import { stateBlock, transitionBlock, type Block } from './blocks.ts';
import { statesIn, type ChartState, type ChartTree } from './chartTree.ts';
import { elkOptions, type Direction } from './elkOptions.ts';
import { widthOf } from './typography.ts';
import type { Speaker } from './words.ts';

/** What a node of the layout is drawn as. */
export type Shape =
  | { readonly kind: 'state'; readonly state: ChartState; readonly block: Block; readonly isRegion: boolean }
  | { readonly kind: 'initial' }
  | { readonly kind: 'anywhere'; readonly text: string };

/** A graph to lay out, and what its nodes and edges stand for. */
export interface ChartGraph {
  readonly elk: ElkNode;
  readonly shapes: ReadonlyMap<string, Shape>;
  readonly labels: ReadonlyMap<string, Block>;
}

/** Pixels between the border of a state and what is inside. */
export const PAD = 16;
const DOT = 12;
const HISTORY = 26;

const startOf = (state: ChartState) => `${state.id}/initial`;
const anywhereOf = (state: ChartState) => `${state.id}/anywhere`;
const contains = (outer: ChartState, id: string) => statesIn(outer).some((state) => state.id === id);
const isOuter = (state: ChartState) => state.states.length > 0;

/**
 * The graph of a chart; see `endsOf` for where its arrows begin and end. `rooms` are the widths, in pixels, that the
 * texts of states with states inside have; other states grow with their text.
 */
export function chartGraph(
  tree: ChartTree,
  say: Speaker,
  direction: Direction,
  rooms: ReadonlyMap<string, number>,
): ChartGraph {
  const shapes = new Map<string, Shape>();
  const root = nodeOf(tree.root, { say, direction, rooms, shapes, isRegion: false });
  const labels = new Map<string, Block>();
  const edges = edgesOf(tree, say, labels);
  return {
    elk: { id: 'page', children: [root], edges, layoutOptions: elkOptions(direction) },
    shapes,
    labels,
  };
}

interface Drawing {
  readonly say: Speaker;
  readonly direction: Direction;
  readonly rooms: ReadonlyMap<string, number>;
  readonly shapes: Map<string, Shape>;
  readonly isRegion: boolean;
}

function nodeOf(state: ChartState, drawing: Drawing): ElkNode {
  const { say, direction, rooms, shapes, isRegion } = drawing;
  const block = stateBlock(state, say, rooms.get(state.id) ?? Infinity);
  shapes.set(state.id, { kind: 'state', state, block, isRegion });
  if (state.kind === 'history') return { id: state.id, width: HISTORY, height: HISTORY };
  if (!isOuter(state)) {
    const width = Math.max(block.width + 2 * PAD, 90);
    return { id: state.id, width, height: Math.max(block.height + 2 * PAD - 8, 36) };
  }
  return {
    id: state.id,
    children: [
      ...signsIn(state, drawing),
      ...state.states.map((child) => nodeOf(child, { ...drawing, isRegion: state.kind === 'parallel' })),
    ],
    layoutOptions: {
      ...elkOptions(direction),
      'elk.padding': `[top=${block.height + PAD + 10},left=${PAD},bottom=${PAD},right=${PAD}]`,
    },
  };
}

/** The dot where a state begins, and the sign where transitions from anywhere inside it begin. */
function signsIn(state: ChartState, { say, shapes }: Drawing): ElkNode[] {
  const signs: ElkNode[] = [];
  if (state.initial) {
    shapes.set(startOf(state), { kind: 'initial' });
    signs.push({ id: startOf(state), width: DOT, height: DOT });
  }
  if (state.transitions.some(({ targets }) => targets.some((id) => contains(state, id)))) {
    const text = say.phrase('anywhere');
    shapes.set(anywhereOf(state), { kind: 'anywhere', text });
    signs.push({ id: anywhereOf(state), width: widthOf(text, 'action') + 24, height: 24 });
  }
  return signs;
}

function edgesOf(tree: ChartTree, say: Speaker, labels: Map<string, Block>): ElkExtendedEdge[] {
  const byId = new Map(statesIn(tree.root).map((state) => [state.id, state]));
  const starts = [...byId.values()].flatMap((state) =>
    state.initial ? [edge(`${state.id}/start`, startOf(state), state.initial, null)] : [],
  );
  const arrows = [...byId.values()].flatMap((state) =>
    state.transitions.flatMap((transition) =>
      transition.targets.map((id, index) => {
        const target = byId.get(id);
        if (!target)
          throw new Error(`The transition ${transition.id} leads to ${id}, which is not on the chart`);
        const [from, to] = endsOf(state, target);
        const name = `${transition.id}/${index}`;
        const block = index === 0 ? transitionBlock(transition, say) : null;
        if (block) labels.set(name, block);
        return edge(name, from, to, block);
      }),
    ),
  );
  return [...starts, ...arrows];
}

/**
 * Where an arrow begins and ends. From a state into itself it begins at the sign "from anywhere in here"; from
 * inside a state to that state it ends at the dot where the state begins.
 */
function endsOf(state: ChartState, target: ChartState): readonly [from: string, to: string] {
  const from = isOuter(state) && contains(state, target.id) ? anywhereOf(state) : state.id;
  const to = isOuter(target) && target.initial && contains(target, state.id) ? startOf(target) : target.id;
  return [from, to];
}

function edge(id: string, source: string, target: string, block: Block | null): ElkExtendedEdge {
  const label = block && {
    id: `${id}/label`,
    text: ' ',
    width: block.width + 8,
    height: block.height + 4,
    layoutOptions: { 'elk.edgeLabels.inline': 'true' },
  };
  return { id, sources: [source], targets: [target], labels: label ? [label] : [] };
}
