import type { Page } from '@playwright/test';

/** A transition that a chart of the page took: the chart, and the place of the transition in the order of the chart. */
export interface Taken {
  readonly chart: string;
  readonly index: number;
}

/** What the charts of a page have taken so far, oldest first; goes on over reloads. */
export type WatchCharts = (page: Page) => Promise<readonly Taken[]>;

const BINDING = 'chartTook';

/** Watches the charts of the built application: its root actor stands in the properties of React's root. */
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
interface Watchable {
  readonly system: { inspect(observer: (event: Microstep) => void): void };
}
interface Microstep {
  readonly type: string;
  /** The chart itself: the logic of the actor may be another that fetches the chart. */
  readonly snapshot: { readonly machine?: { readonly id: string; readonly root: Node } };
  readonly _transitions: readonly object[];
}
interface Fiber {
  readonly stateNode?: { readonly current?: Fiber };
  readonly memoizedProps?: Readonly<Record<string, unknown>> | null;
  readonly child?: Fiber | null;
}

/** Runs in the page, before everything else there; may use nothing from outside. */
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
  const actorIn = (fiber: Fiber | null | undefined): Watchable | null => {
    for (let each = fiber; each; each = each.child) {
      const found = Object.values(each.memoizedProps ?? {}).find(
        (value): value is Watchable => typeof (value as Watchable | null)?.system?.inspect === 'function',
      );
      if (found) return found;
    }
    return null;
  };
  const search = new MutationObserver(() => {
    const container = document.querySelector('#root');
    const key = container && Object.keys(container).find((name) => name.startsWith('__reactContainer$'));
    const fiber = key ? (container as unknown as Record<string, Fiber>)[key] : null;
    const actor = actorIn(fiber?.stateNode?.current);
    if (!actor) return;
    search.disconnect();
    actor.system.inspect(observe);
  });
  search.observe(document, { childList: true, subtree: true });
}
