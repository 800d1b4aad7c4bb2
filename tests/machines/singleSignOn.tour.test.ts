import { runTour } from '../support/tours/vitest.ts';
import { singleSignOnTour } from '../tours/singleSignOn.tour.ts';

runTour(singleSignOnTour);
