import type { BrowserContext, Page, Request, Route } from '@playwright/test';

/** Requests that wait at the network until a journey lets them go. */
export interface Gate {
  /** The newest request that waits; waits for one when there is none. Those before it are given up. */
  next(): Promise<Route>;
  waits(): boolean;
  /** Forgets what waits: nobody listens to the answers any more. */
  clear(): void;
}

const PATIENCE = 10_000;

/** Whatever a page gave up before it has been told of by then; a page whose clock is stopped goes on, too. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', () => resolve());
    port1.start();
    port2.postMessage(null);
  });
}

/**
 * Holds every request of a page, or of all its windows, to addresses that match, by this method where one is told,
 * and only those that are meant.
 */
export async function gateAt(
  page: Page | BrowserContext,
  url: string | RegExp,
  method?: string,
  isMeant: (route: Route) => boolean = () => true,
): Promise<Gate> {
  let held: Route[] = [];
  let wake = () => {};
  await page.route(url, (route) => {
    if (method !== undefined && route.request().method() !== method) return route.fallback();
    if (!isMeant(route)) return route.fallback();
    if (route.request().failure()) return undefined;
    held.push(route);
    wake();
    return undefined;
  });
  const giveUp = (request: Request) => {
    held = held.filter((route) => route.request() !== request);
  };
  // A request that the page itself gives up is told of as failed while it is still held.
  if ('context' in page) page.on('requestfailed', giveUp);
  else page.on('requestfailed', giveUp);
  const hearOfFailures = async () => {
    if ('context' in page) await page.evaluate(nextTask).catch(() => undefined);
  };
  return {
    async next() {
      await hearOfFailures();
      if (held.length === 0) {
        const arrival = Promise.withResolvers<void>();
        wake = arrival.resolve;
        const late = setTimeout(() => arrival.reject(new Error(`The page did not ask for ${url}`)), PATIENCE);
        await arrival.promise.finally(() => clearTimeout(late));
      }
      const newest = held.pop() as Route;
      held = [];
      return newest;
    },
    waits: () => held.length > 0,
    clear() {
      held = [];
    },
  };
}

/** The gate of these at which a request waits; as long as there is none, `letTimePass` is done on the page again and again. */
export async function firstAsked(gates: readonly Gate[], letTimePass: () => Promise<unknown>): Promise<Gate> {
  for (const until = Date.now() + PATIENCE; Date.now() < until; await letTimePass()) {
    const asked = gates.find((gate) => gate.waits());
    if (asked) return asked;
  }
  throw new Error('The page asked for nothing');
}
