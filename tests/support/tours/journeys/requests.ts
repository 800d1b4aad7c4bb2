import { EventEmitter, once } from 'node:events';
import type { Page, Route } from '@playwright/test';
import type { AnyStimulus } from '../types.ts';
import type { PortRequest } from './types.ts';

/** Requests of ports, held until the tour says how they end. Before `arm` everything passes. */
export interface HeldRequests {
  arm(): void;
  /** Ends the oldest held request of the port as the stimulus says; waits until there is one. */
  end(stimulus: Extract<AnyStimulus, { kind: 'settle' | 'fail' }>): Promise<void>;
  /** Lets go what is still held. */
  release(): Promise<void>;
}

/** @param patience how long a page may take to make a request, in milliseconds */
export async function holdRequests(
  page: Page,
  requests: Readonly<Record<string, PortRequest>>,
  patience: number,
): Promise<HeldRequests> {
  const held = new Map<string, Route[]>();
  const arrivals = new EventEmitter();
  let armed = false;
  for (const [port, { url, method }] of Object.entries(requests)) {
    held.set(port, []);
    await page.route(url, async (route) => {
      if (!armed || (method !== undefined && route.request().method() !== method)) return route.fallback();
      held.get(port)?.push(route);
      arrivals.emit(port);
    });
  }

  const oldest = async (port: string): Promise<Route> => {
    const queue = held.get(port);
    if (!queue) throw new Error(`The journey does not say which request the port "${port}" makes`);
    if (queue.length === 0) {
      await once(arrivals, port, { signal: AbortSignal.timeout(patience) }).catch((cause: unknown) => {
        throw new Error(`The page made no request for the port "${port}"`, { cause });
      });
    }
    return queue.shift() as Route;
  };

  return {
    arm() {
      armed = true;
    },
    async end(stimulus) {
      const route = await oldest(stimulus.port);
      const { settle, fail } = requests[stimulus.port] as PortRequest;
      if (stimulus.kind === 'settle') return settle ? settle(route, stimulus.output) : route.fallback();
      return fail ? fail(route, stimulus.error) : route.abort('failed');
    },
    async release() {
      armed = false;
      const routes = [...held.values()].flat();
      await Promise.all(routes.map((route) => route.abort().catch(() => undefined)));
    },
  };
}
