import { runTour } from '../support/tours/vitest.ts';
import { tableFilterTour } from '../tours/tableFilter.tour.ts';

runTour(tableFilterTour);
