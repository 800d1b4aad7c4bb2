import { runTour } from '../support/tours/vitest.ts';
import { organisationLoadTour } from '../tours/organisationLoad.tour.ts';

runTour(organisationLoadTour);
