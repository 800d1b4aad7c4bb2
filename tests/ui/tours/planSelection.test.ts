import { viewTours } from '../../support/tours/views.ts';
import { planSelectionDrive, planSelectionScreens, seeChoosing } from '../../tours/planSelection.screens.ts';
import { planSelectionTour } from '../../tours/planSelection.tour.ts';

viewTours({
  tour: planSelectionTour,
  drive: planSelectionDrive,
  screens: {
    ...planSelectionScreens,
    choosing: { requirements: ['QR-025'], look: seeChoosing },
    left: null,
  },
});
