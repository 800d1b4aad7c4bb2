import type { QueryClient } from '@tanstack/react-query';
import type { CardFrameSettings } from '../../ports/cardFrame.ts';
import type { CallServer } from '../../ports/http.ts';
import type { TabMemory } from '../../ports/tabMemory.ts';

/** What the ports of the steps are made of. */
export type StepParts = {
  callServer: CallServer;
  queries: QueryClient;
  window: Window;
  memory: Pick<TabMemory, 'draftId'>;
  cardFrame: () => CardFrameSettings;
};
