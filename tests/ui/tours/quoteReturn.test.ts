import { viewTours } from '../../support/tours/views.ts';
import { quoteReturnDrive, quoteReturnScreens } from '../../tours/quoteReturn.screens.ts';
import { quoteReturnTour } from '../../tours/quoteReturn.tour.ts';

viewTours({ tour: quoteReturnTour, drive: quoteReturnDrive, screens: quoteReturnScreens });
