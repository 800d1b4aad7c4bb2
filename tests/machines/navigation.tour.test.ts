import { runTour } from '../support/tours/vitest.ts';
import { navigationTour } from '../tours/navigation.tour.ts';

runTour(navigationTour);
