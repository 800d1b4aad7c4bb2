import { viewTours } from '../../support/tours/views.ts';
import { planMatrixDrive, planMatrixScreens } from '../../tours/planMatrix.screens.ts';
import { planMatrixTour } from '../../tours/planMatrix.tour.ts';

viewTours({
  tour: planMatrixTour,
  drive: {
    ...planMatrixDrive({ en: 'Emergency medical', fr: 'Soins médicaux d’urgence' }),
    choosesAPlanWithoutConditions: { commanded: 'both plans of the stage have conditions' },
    givesThePlanBack: { commanded: 'the cards of the stage hear nothing of the table' },
  },
  screens: planMatrixScreens,
});
