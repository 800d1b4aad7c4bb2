import { runTour } from '../support/tours/vitest.ts';
import { locationSuggestTour } from '../tours/locationSuggest.tour.ts';

runTour(locationSuggestTour);
