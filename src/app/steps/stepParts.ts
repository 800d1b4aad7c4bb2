import type { CurrentUser } from '#domain/calls/identity/user.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { CardFrameSettings } from '../../ports/cardFrame.ts';
import type { CallServer } from '../../ports/http.ts';
import type { TabMemory } from '../../ports/tabMemory.ts';
import type { SentMemory } from '../readPurchasePort.ts';

/** What the ports of the steps are made of. */
export type StepParts = {
  callServer: CallServer;
  queries: QueryClient;
  window: Window;
  memory: Pick<TabMemory, 'draftId'> & SentMemory;
  cardFrame: () => CardFrameSettings;
  /** Reads the session anew, with all that the page goes by. */
  readSession: () => Promise<CurrentUser>;
  /** Does what moves the session of this page; what other calls learn of it meanwhile opens nothing anew. */
  whileMoving: <Result>(work: () => Promise<Result>) => Promise<Result>;
};
