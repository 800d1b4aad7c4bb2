import { runTour } from '../support/tours/vitest.ts';
import { quickQuoteTour } from '../tours/quickQuote.tour.ts';

runTour(quickQuoteTour);
