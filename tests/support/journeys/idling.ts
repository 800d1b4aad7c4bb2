import { expect, type Page, type Route } from '@playwright/test';
import type { Person } from '../tours/journeys/types.ts';
import { type Gate, gateAt } from './gate.ts';
import { hearAnswers } from './hearAnswers.ts';
import { noteSessionName } from './otherTab.ts';

/** What the idle session asks the server for, held until a journey lets it go, and what the page was told of the session. */
export type Idling = {
  readonly keepAlive: Gate;
  readonly serverTime: Gate;
  readonly signOut: Gate;
  /** Epoch milliseconds of the server. */
  expiration: number;
};

const idlings = new WeakMap<Page, Idling>();
export const idlingOf = ({ page }: Pick<Person, 'page'>): Idling => idlings.get(page) as Idling;

/** Lets go of what the page still waits for: what it has given up is passed over. */
export async function answerable(gate: Gate): Promise<Route> {
  for (;;) {
    const route = await gate.next();
    if (route.request().failure() === null) return route;
  }
}

/** Clocks of this computer that differ by more are doubted. */
const doubtfulMs = 6000;

/** Holds from now on what the idle session of a page asks for. */
export async function holdIdling(page: Page): Promise<void> {
  idlings.set(page, {
    keepAlive: await gateAt(page, /\/api\/keepalive$/),
    serverTime: await gateAt(page, /\/api\/server-time$/),
    signOut: await gateAt(page, /\/api\/auth\/logout$/),
    expiration: 0,
  });
  noteSessionName(page);
  const expires = /\/api\/(?:auth\/get-user|keepalive)$/;
  hearAnswers<{ sessionExpiration: string }>(page, expires, ({ sessionExpiration }) => {
    idlingOf({ page }).expiration = Date.parse(sessionExpiration);
  });
}

/** Sets the clock of this computer ahead, so that the page asks the server for its time. */
export async function makeDoubtful(page: Page): Promise<void> {
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + doubtfulMs);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

/** Has the server say that so much of the session is left. */
export async function leaveTime(person: Person, leftMs: number): Promise<void> {
  const idling = idlingOf(person);
  await expect.poll(() => idling.expiration).toBeGreaterThan(0);
  await makeDoubtful(person.page);
  const route = await answerable(idling.serverTime);
  await route.fulfill({ json: { serverTime: new Date(idling.expiration - leftMs).toISOString() } });
}
