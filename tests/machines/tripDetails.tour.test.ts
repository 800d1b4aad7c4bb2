import { runTour } from '../support/tours/vitest.ts';
import { tripDetailsTour } from '../tours/tripDetails.tour.ts';

runTour(tripDetailsTour);
