import { placeOf } from '#domain/routes.ts';
import { applyMachine } from '#machines/apply/apply.machine.ts';
import { draftKeeperMachine } from '#machines/draftKeeper/draftKeeper.machine.ts';
import { medicalQuestionnaireMachine } from '#machines/medicalQuestionnaire/medicalQuestionnaire.machine.ts';
import { needsAnalysisMachine } from '#machines/needsAnalysis/needsAnalysis.machine.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import { planMatrixMachine } from '#machines/planMatrix/planMatrix.machine.ts';
import { planSelectionMachine } from '#machines/planSelection/planSelection.machine.ts';
import { policyPdfMachine } from '#machines/policyPdf/policyPdf.machine.ts';
import { policyWatchMachine } from '#machines/policyWatch/policyWatch.machine.ts';
import { quickQuoteMachine } from '#machines/quickQuote/quickQuote.machine.ts';
import { tripDetailsMachine } from '#machines/tripDetails/tripDetails.machine.ts';
import { QuoteFlowScreen } from '#src/ui/flow/QuoteFlowScreen.tsx';
import { quoteFlowTour } from '../../../../tours/quoteFlow.tour.ts';
import { visibleDouble, withDoubles } from '../../doubles.ts';
import { defineStage } from '../stage.ts';
import { placeLists } from './placeLists.ts';

export const quoteFlowStage = defineStage(
  quoteFlowTour,
  (flow) => (
    <main>
      <QuoteFlowScreen flow={flow} />
    </main>
  ),
  {
    apply: visibleDouble(applyMachine),
    draftKeeper: visibleDouble(draftKeeperMachine),
    payment: visibleDouble(paymentMachine),
    planSelection: visibleDouble(planSelectionMachine, {
      needsAnalysis: withDoubles(needsAnalysisMachine),
      medicalQuestionnaire: withDoubles(medicalQuestionnaireMachine),
      planMatrix: withDoubles(planMatrixMachine),
    }),
    policyPdf: visibleDouble(policyPdfMachine),
    policyWatch: visibleDouble(policyWatchMachine),
    quickQuote: visibleDouble(quickQuoteMachine, placeLists),
    tripDetails: visibleDouble(tripDetailsMachine, placeLists),
  },
  (flow, path, field) => {
    const place = placeOf(path);
    if (place.kind === 'step') {
      flow.send({ type: 'person.openStep', step: place.step, ...(field && { field }) });
    }
  },
);
