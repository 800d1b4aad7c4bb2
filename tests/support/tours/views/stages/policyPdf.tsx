import { createActor } from 'xstate';
import { policyWatchMachine } from '#machines/policyWatch/policyWatch.machine.ts';
import { ConfirmationScreen } from '#src/ui/confirmation/ConfirmationScreen.tsx';
import { QuoteActs } from '#src/ui/quoteSummary/QuoteActs.tsx';
import { policyPdfTour } from '../../../../tours/policyPdf.tour.ts';
import { purchaseId } from '../../../quote/flow.ts';
import { boughtRecord } from '../../../sale/boughtRecord.ts';
import { withDoubles } from '../../doubles.ts';
import { defineStage } from '../stage.ts';
import { boughtFlowWith } from './flowWith.ts';

/** What offers documents on the summary of a quote and after it was bought, one below the other. */
export const policyPdfStage = defineStage(policyPdfTour, (policyPdf) => {
  const policyWatch = createActor(withDoubles(policyWatchMachine), {
    input: { purchaseId, record: boughtRecord },
  }).start();
  const flow = boughtFlowWith({ policyPdf, policyWatch });
  return (
    <>
      <QuoteActs flow={flow} />
      <ConfirmationScreen flow={flow} />
    </>
  );
});
