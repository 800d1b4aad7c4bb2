import { openStepAgain } from '../../support/journeys/earlierVisit.ts';
import { journeyTours } from '../../support/tours/journeys.ts';
import { planMatrixDrive, planMatrixScreens } from '../../tours/planMatrix.screens.ts';
import { planMatrixTour } from '../../tours/planMatrix.tour.ts';

journeyTours({
  tour: planMatrixTour,
  reach: async ({ page, language }) => {
    await openStepAgain(page, {
      application: 'b2b',
      language,
      step: 'SELECT_PLAN',
      companions: ['43', '16'],
    });
    await page.locator('tbody button[aria-pressed]').first().waitFor();
  },
  drive: planMatrixDrive({
    en: 'Single-Trip Emergency Medical',
    fr: 'Soins médicaux d’urgence – voyage unique',
  }),
  notFromHere: { 'layout.opening · always [cardsAreMeant] → layout.cards': 'nobody asked for cards before' },
  notHere: {
    choosesAPlanWithoutConditions: 'what one plan without conditions does is walked on the chart',
  },
  screens: planMatrixScreens,
});
