import { runTour } from '../support/tours/vitest.ts';
import { organizationSwitchTour } from '../tours/organizationSwitch.tour.ts';

runTour(organizationSwitchTour);
