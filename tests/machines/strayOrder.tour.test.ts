import { runTour } from '../support/tours/vitest.ts';
import { strayOrderTour } from '../tours/strayOrder.tour.ts';

runTour(strayOrderTour);
