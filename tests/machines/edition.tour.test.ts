import { runTour } from '../support/tours/vitest.ts';
import { editionTour } from '../tours/edition.tour.ts';

runTour(editionTour);
