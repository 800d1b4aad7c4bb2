import { runTour } from '../support/tours/vitest.ts';
import { planSelectionTour } from '../tours/planSelection.tour.ts';

runTour(planSelectionTour);
