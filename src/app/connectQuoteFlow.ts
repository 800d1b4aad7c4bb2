import type { QueryClient } from '@tanstack/react-query';
import type { FlowDraft } from '#domain/quote/flowForms.ts';
import { applyMachine } from '#machines/apply/apply.machine.ts';
import { cardFieldMachine } from '#machines/cardField/cardField.machine.ts';
import { createPolicyMachine } from '#machines/createPolicy/createPolicy.machine.ts';
import { draftKeeperMachine } from '#machines/draftKeeper/draftKeeper.machine.ts';
import { locationSuggestMachine } from '#machines/locationSuggest/locationSuggest.machine.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import { planSelectionMachine } from '#machines/planSelection/planSelection.machine.ts';
import { policyPdfMachine } from '#machines/policyPdf/policyPdf.machine.ts';
import { productCardMachine } from '#machines/productCard/productCard.machine.ts';
import { quickQuoteMachine } from '#machines/quickQuote/quickQuote.machine.ts';
import { quoteFlowMachine } from '#machines/quoteFlow/quoteFlow.machine.ts';
import { quoteSyncMachine } from '#machines/quoteSync/quoteSync.machine.ts';
import { tripDetailsMachine } from '#machines/tripDetails/tripDetails.machine.ts';
import type { CardFrameSettings } from '../ports/cardFrame.ts';
import type { CallServer } from '../ports/http.ts';
import type { TabMemory } from '../ports/tabMemory.ts';
import { cardFramePort } from './cardFramePort.ts';
import { consentsPort } from './consentsPort.ts';
import { draftPorts } from './draftPorts.ts';
import { pdfPort } from './pdfPort.ts';
import { purchasePorts } from './purchasePorts.ts';
import { quotePorts } from './quotePorts.ts';

export type QuoteFlowParts = {
  callServer: CallServer;
  queries: QueryClient;
  memory: TabMemory;
  window: Window;
  cardFrame: () => CardFrameSettings;
  /** Everything that is typed so far. */
  collect: () => FlowDraft;
};

/** The quote flow with the ports of all its steps filled. */
export function connectQuoteFlow(parts: QuoteFlowParts): typeof quoteFlowMachine {
  const { callServer, queries } = parts;
  const quote = quotePorts(callServer, queries);
  const draft = draftPorts(parts);
  const purchase = purchasePorts(callServer);
  const repricing = { priceQuote: quote.priceQuote };
  const suggest = locationSuggestMachine.provide({ actors: { searchLocations: quote.searchLocations } });
  const suggestions = { suggestDepartures: suggest, suggestDestinations: suggest };
  const sync = quoteSyncMachine.provide({ actors: { syncQuote: quote.syncQuote } });
  return quoteFlowMachine.provide({
    actors: {
      readDraft: draft.readDraft,
      keepDraft: draft.keepDraft,
      closeDraft: draft.closeDraft,
      readPurchase: purchase.readPurchase,
      draftKeeper: draftKeeperMachine.provide({
        actors: { collectForms: draft.collectForms, saveDraft: draft.saveDraft },
      }),
      quoteSync: sync,
      quickQuote: quickQuoteMachine.provide({ actors: suggestions }),
      tripDetails: tripDetailsMachine.provide({ actors: suggestions }),
      planSelection: planSelectionMachine.provide({
        actors: {
          readProducts: quote.readProducts,
          recommendPlans: quote.recommendPlans,
          priceQuote: quote.priceQuote,
          quoteSync: sync,
          productCard: productCardMachine.provide({ actors: repricing }),
        },
      }),
      apply: applyMachine.provide({
        actors: { ...repricing, readConsents: consentsPort(callServer, queries) },
      }),
      payment: paymentMachine.provide({
        actors: {
          cardField: cardFieldMachine.provide({
            actors: { watchFrame: cardFramePort(parts.window, parts.cardFrame) },
          }),
          createPolicy: createPolicyMachine.provide({ actors: purchase }),
        },
      }),
      policyPdf: policyPdfMachine.provide({
        actors: { downloadPdf: pdfPort(callServer, queries, parts.window) },
      }),
    },
  });
}
