import { viewTours } from '../../support/tours/views.ts';
import { mobileMenuDrive, mobileMenuScreens, telephone } from '../../tours/mobileMenu.screens.ts';
import { mobileMenuTour } from '../../tours/mobileMenu.tour.ts';

viewTours({
  tour: mobileMenuTour,
  viewport: telephone,
  drive: mobileMenuDrive,
  screens: mobileMenuScreens,
});
