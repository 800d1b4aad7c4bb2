import { fromPromise } from 'xstate';
import type { StepKey } from '#domain/flow/steps.ts';
import { draftKeeperMachine } from '#machines/draftKeeper/draftKeeper.machine.ts';
import { locationSuggestMachine } from '#machines/locationSuggest/locationSuggest.machine.ts';
import { policyWatchMachine } from '#machines/policyWatch/policyWatch.machine.ts';
import { quickQuoteMachine } from '#machines/quickQuote/quickQuote.machine.ts';
import { quoteFlowMachine } from '#machines/quoteFlow/quoteFlow.machine.ts';
import { quoteSyncMachine } from '#machines/quoteSync/quoteSync.machine.ts';
import { connectionPort } from './connectionPort.ts';
import type { DraftPorts } from './draftPorts.ts';
import { quotePorts } from './quotePorts.ts';
import { readPurchasePort } from './readPurchasePort.ts';
import { returnPort } from './returnPort.ts';
import { lateSteps } from './steps/lateSteps.ts';
import type { StepParts } from './steps/stepParts.ts';

export type QuoteFlowParts = StepParts & {
  draft: DraftPorts;
  /** Fetches what a step shows: its screen and its texts. */
  fetchScreen: (step: StepKey) => Promise<void>;
};

/** The quote flow with the ports of its first step filled; the charts of later steps come when they are needed. */
export function connectQuoteFlow(parts: QuoteFlowParts): typeof quoteFlowMachine {
  const { callServer, draft } = parts;
  const quote = quotePorts(callServer, () => parts.window.location.search);
  const suggest = locationSuggestMachine.provide({ actors: { searchLocations: quote.searchLocations } });
  /** [QQ-011] [QR-014] The first step posts its form to the booking route; each later quote is synced. */
  const posting = quoteSyncMachine.provide({ actors: { syncQuote: quote.postBooking } });
  const sync = quoteSyncMachine.provide({ actors: { syncQuote: quote.syncQuote } });
  const later = lateSteps(parts, { suggest, sync });
  const fetchParts = (step: StepKey) => Promise.all([later.fetchChart(step), parts.fetchScreen(step)]);
  const readPurchase = readPurchasePort(
    callServer,
    parts.memory,
    async () => (await import('#domain/calls/purchases/readPurchase.ts')).readPurchase,
  );
  return quoteFlowMachine.provide({
    actors: {
      readDraft: draft.readDraft,
      keepDraft: draft.keepDraft,
      closeDraft: draft.closeDraft,
      takeInHand: draft.takeInHand,
      readPurchase,
      fetchStep: fromPromise<void, { step: StepKey }>(async ({ input: { step } }) => {
        await fetchParts(step);
        if (step === 'PAYMENT') void fetchParts('CONFIRMATION').catch(() => undefined);
      }),
      hearConnection: connectionPort(parts.window),
      draftKeeper: draftKeeperMachine.provide({
        actors: { collectForms: draft.collectForms, saveDraft: draft.saveDraft },
      }),
      policyWatch: policyWatchMachine.provide({
        actors: { readPurchase, hearReturn: returnPort(parts.window) },
      }),
      quoteSync: posting,
      quickQuote: quickQuoteMachine.provide({
        actors: { suggestDepartures: suggest, suggestDestinations: suggest },
      }),
      ...later.charts,
    },
  });
}
