import type { Page } from '@playwright/test';

/** A transition that a chart of the page took: the chart, and the place of the transition in the order of the chart. */
export interface Taken {
  readonly chart: string;
  readonly index: number;
}

/** What the charts of a page have taken so far, oldest first; goes on over reloads. */
export type WatchCharts = (page: Page) => Promise<readonly Taken[]>;

const BINDING = 'chartTook';

/** Watches the charts of the built application: every root actor, from before its first step. */
export const watchCharts: WatchCharts = async (page) => {
  const taken: Taken[] = [];
  await page.exposeBinding(BINDING, (_, chart: string, index: number) => {
    taken.push({ chart, index });
  });
  await page.addInitScript(watchInPage, BINDING);
  return taken;
};

interface Node {
  readonly transitions: Map<string, readonly object[]>;
  readonly always?: readonly object[];
  readonly states: Record<string, Node>;
}
/** An actor; the one without a parent is the root of its system. */
interface Actor {
  readonly sessionId: unknown;
  readonly _parent?: unknown;
  readonly system: { inspect(observer: (event: Microstep) => void): void };
}
interface Microstep {
  readonly type: string;
  /** The chart itself: the logic of the actor may be another that fetches the chart. */
  readonly snapshot: { readonly machine?: { readonly id: string; readonly root: Node } };
  readonly _transitions: readonly object[];
}
/** Runs in the page, before everything else there; may use nothing from outside. Actors enter themselves in a map as they start. */
function watchInPage(binding: string): void {
  const orders = new WeakMap<Node, Map<object, number>>();
  const nodesOf = (node: Node): Node[] => [node, ...Object.values(node.states).flatMap(nodesOf)];
  const orderOf = (root: Node) => {
    let order = orders.get(root);
    if (!order) {
      const transitions = nodesOf(root).flatMap((node) => [
        ...[...node.transitions.values()].flat(),
        ...(node.always ?? []),
      ]);
      order = new Map(transitions.map((transition, index) => [transition, index]));
      orders.set(root, order);
    }
    return order;
  };
  const tell = (window as unknown as Record<string, (chart: string, index: number) => void>)[binding];
  const observe = (event: Microstep) => {
    const chart = event.type === '@xstate.microstep' ? event.snapshot.machine : undefined;
    if (!chart) return;
    const { id, root } = chart;
    for (const transition of event._transitions) {
      const index = orderOf(root).get(transition);
      if (index !== undefined) tell?.(id, index);
    }
  };
  const isRoot = (value: unknown, key: unknown): value is Actor => {
    const { sessionId, system, _parent } = (value ?? {}) as Partial<Actor>;
    return sessionId === key && _parent === undefined && typeof system?.inspect === 'function';
  };
  const maps = Map.prototype;
  const { set } = maps;
  maps.set = function (key: unknown, value: unknown) {
    if (isRoot(value, key)) value.system.inspect(observe);
    return set.call(this, key, value);
  };
}
