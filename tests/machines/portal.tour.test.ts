import { runTour } from '../support/tours/vitest.ts';
import { portalTour } from '../tours/portal.tour.ts';

runTour(portalTour);
