import { runTour } from '../support/tours/vitest.ts';
import { policyLinkTour } from '../tours/policyLink.tour.ts';

runTour(policyLinkTour);
