import { runTour } from '../support/tours/vitest.ts';
import { purchaseTour } from '../tours/purchase.tour.ts';

runTour(purchaseTour);
