import { medicalQuestionnaireMachine } from '#machines/medicalQuestionnaire/medicalQuestionnaire.machine.ts';
import { needsAnalysisMachine } from '#machines/needsAnalysis/needsAnalysis.machine.ts';
import { planSelectionMachine } from '#machines/planSelection/planSelection.machine.ts';
import { productCardMachine } from '#machines/productCard/productCard.machine.ts';
import { worksheetMachine } from '#machines/worksheet/worksheet.machine.ts';
import type { quoteSyncMachine } from '#machines/quoteSync/quoteSync.machine.ts';
import { connectionPort } from '../connectionPort.ts';
import { explainPricePort } from '../explainPricePort.ts';
import { medicalPorts } from '../medicalPorts.ts';
import { needsPorts } from '../needsPorts.ts';
import { organizationQueries } from '../organizationQueries.ts';
import { planPorts } from '../planPorts.ts';
import { priceQuotePort } from '../priceQuotePort.ts';
import type { StepParts } from './stepParts.ts';

/** The chart of plan selection with its ports filled. */
export function connectPlanSelection(
  { callServer, queries, window }: StepParts,
  quoteSync: typeof quoteSyncMachine,
): typeof planSelectionMachine {
  const priceQuote = priceQuotePort(callServer);
  const organization = organizationQueries(callServer, queries);
  const hearConnection = connectionPort(window);
  return planSelectionMachine.provide({
    actors: {
      ...planPorts(callServer, organization),
      priceQuote,
      quoteSync,
      hearConnection,
      productCard: productCardMachine.provide({
        actors: {
          priceQuote,
          hearConnection,
          worksheet: worksheetMachine.provide({ actors: { explainPrice: explainPricePort(callServer) } }),
        },
      }),
      needsAnalysis: needsAnalysisMachine.provide({ actors: { ...needsPorts(callServer), hearConnection } }),
      medicalQuestionnaire: medicalQuestionnaireMachine.provide({
        actors: { ...medicalPorts(callServer, organization), hearConnection },
      }),
    },
  });
}
