import { runTour } from '../support/tours/vitest.ts';
import { cardFieldTour } from '../tours/cardField.tour.ts';

runTour(cardFieldTour);
