import { runTour } from '../support/tours/vitest.ts';
import { contentPageTour } from '../tours/contentPage.tour.ts';

runTour(contentPageTour);
