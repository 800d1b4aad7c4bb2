import { runTour } from '../support/tours/vitest.ts';
import { policyPdfTour } from '../tours/policyPdf.tour.ts';

runTour(policyPdfTour);
