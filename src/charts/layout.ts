import type { ELK, ElkNode } from 'elkjs/lib/elk-api.js';
import ElkBundle from 'elkjs/lib/elk.bundled.js';
import type { Block } from './blocks.ts';
import type { ChartTree } from './chartTree.ts';
import { chartGraph, PAD, type Shape } from './elkGraph.ts';
import type { Direction } from './elkOptions.ts';
import type { Speaker } from './words.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

export interface PlacedShape extends Box {
  readonly id: string;
  readonly shape: Shape;
}

export interface PlacedEdge {
  readonly id: string;
  readonly points: readonly Point[];
  readonly label: (Box & { readonly block: Block }) | null;
}

/** A chart with a place for everything, in pixels; outer shapes before inner ones. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly PlacedShape[];
  readonly edges: readonly PlacedEdge[];
}

const elk = new (ElkBundle as unknown as new () => ELK)();

/** Lays a chart out downwards and to the right, and keeps what fits a page better. Same chart, same picture. */
export async function layOut(tree: ChartTree, say: Speaker): Promise<Picture> {
  const down = await place(tree, say, 'DOWN');
  const right = await place(tree, say, 'RIGHT');
  return sideOf(down) <= sideOf(right) ? down : right;
}

/** The width of the page that the picture would fill. */
function sideOf({ width, height }: Picture): number {
  return Math.max(width, height * 1.3);
}

/**
 * Lays out once, and again when texts are wider than the states around others that they stand in: a minimum width of
 * such states is not kept by the layout, so the texts give way.
 */
async function place(tree: ChartTree, say: Speaker, direction: Direction): Promise<Picture> {
  let rooms: ReadonlyMap<string, number> = new Map();
  for (;;) {
    const picture = await placeIn(tree, say, direction, rooms);
    const tight = picture.shapes.flatMap(({ id, shape, width }): [string, number][] => {
      const room = width - 2 * PAD;
      const isTight = shape.kind === 'state' && shape.state.states.length > 0 && shape.block.width > room;
      return isTight && (rooms.get(id) ?? Infinity) > room ? [[id, room]] : [];
    });
    if (tight.length === 0) return picture;
    rooms = new Map([...rooms, ...tight]);
  }
}

async function placeIn(
  tree: ChartTree,
  say: Speaker,
  direction: Direction,
  rooms: ReadonlyMap<string, number>,
): Promise<Picture> {
  const { elk: graph, shapes, labels } = chartGraph(tree, say, direction, rooms);
  let page: ElkNode;
  try {
    page = await elk.layout(graph);
  } catch (error) {
    throw new Error(`The chart ${tree.id} cannot be laid out`, { cause: error });
  }
  const placed: PlacedShape[] = [];
  const collect = (node: ElkNode) => {
    const shape = shapes.get(node.id);
    if (shape) placed.push({ id: node.id, shape, ...boxOf(node) });
    node.children?.forEach(collect);
  };
  collect(page);
  const edges = (page.edges ?? []).map((edge): PlacedEdge => {
    const block = labels.get(edge.id);
    const label = edge.labels?.[0];
    return {
      id: edge.id,
      points: (edge.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) =>
        [startPoint, ...bendPoints, endPoint].map(({ x, y }) => ({ x, y })),
      ),
      label: block && label ? { ...boxOf(label), block } : null,
    };
  });
  return { width: page.width ?? 0, height: page.height ?? 0, shapes: placed, edges };
}

function boxOf({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box {
  return { x, y, width, height };
}
