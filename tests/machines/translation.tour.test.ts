import { runTour } from '../support/tours/vitest.ts';
import { translationTour } from '../tours/translation.tour.ts';

runTour(translationTour);
