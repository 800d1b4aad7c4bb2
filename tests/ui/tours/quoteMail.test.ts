import { viewTours } from '../../support/tours/views.ts';
import { quoteMailDrive, quoteMailScreens } from '../../tours/quoteMail.screens.ts';
import { quoteMailTour } from '../../tours/quoteMail.tour.ts';

viewTours({ tour: quoteMailTour, drive: quoteMailDrive, screens: quoteMailScreens });
