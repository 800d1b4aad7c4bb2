import { runTour } from '../support/tours/vitest.ts';
import { createPolicyTour } from '../tours/createPolicy.tour.ts';

runTour(createPolicyTour);
