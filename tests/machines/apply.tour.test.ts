import { runTour } from '../support/tours/vitest.ts';
import { applyTour } from '../tours/apply.tour.ts';

runTour(applyTour);
