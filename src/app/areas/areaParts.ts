import type { QueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '#domain/calls/identity/user.ts';
import type { CallServer } from '../../ports/http.ts';
import type { ServerClock } from '../../ports/serverClock.ts';
import type { TabMemory } from '../../ports/tabMemory.ts';

/** What the ports of an area are made of. */
export type AreaParts = {
  /** A call that is not allowed is shown over the area besides. */
  callServer: CallServer;
  queries: QueryClient;
  window: Window;
  memory: TabMemory;
  /** Whose session it is now. */
  readSession: () => Promise<CurrentUser>;
  /** Does what moves the session of this page. */
  whileMoving<Result>(work: () => Promise<Result>): Promise<Result>;
  clock: Pick<ServerClock, 'now'>;
};
