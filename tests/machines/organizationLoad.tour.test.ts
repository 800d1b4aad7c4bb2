import { runTour } from '../support/tours/vitest.ts';
import { organizationLoadTour } from '../tours/organizationLoad.tour.ts';

runTour(organizationLoadTour);
