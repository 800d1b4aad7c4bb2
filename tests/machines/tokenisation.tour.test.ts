import { runTour } from '../support/tours/vitest.ts';
import { tokenisationTour } from '../tours/tokenisation.tour.ts';

runTour(tokenisationTour);
