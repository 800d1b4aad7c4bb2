import { ConfirmationScreen } from '#src/ui/confirmation/ConfirmationScreen.tsx';
import { QuoteActs } from '#src/ui/quoteSummary/QuoteActs.tsx';
import { policyPdfTour } from '../../../../tours/policyPdf.tour.ts';
import { defineStage } from '../stage.ts';
import { boughtFlowWith } from './flowWith.ts';

/** What offers documents on the summary of a quote and after it was bought, one below the other. */
export const policyPdfStage = defineStage(policyPdfTour, (policyPdf) => {
  const flow = boughtFlowWith({ policyPdf });
  return (
    <>
      <QuoteActs flow={flow} />
      <ConfirmationScreen flow={flow} />
    </>
  );
});
