import { viewTours } from '../../support/tours/views.ts';
import { pdfDrive, pdfScreens } from '../../tours/policyPdf.screens.ts';
import { policyPdfTour } from '../../tours/policyPdf.tour.ts';

viewTours({ tour: policyPdfTour, drive: pdfDrive, screens: pdfScreens });
