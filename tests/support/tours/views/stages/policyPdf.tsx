import { ConfirmationScreen } from '#src/ui/confirmation/ConfirmationScreen.tsx';
import { policyPdfTour } from '../../../../tours/policyPdf.tour.ts';
import { defineStage } from '../stage.ts';
import { boughtFlowWith } from './flowWith.ts';

export const policyPdfStage = defineStage(policyPdfTour, (policyPdf) => (
  <ConfirmationScreen flow={boughtFlowWith({ policyPdf })} />
));
