import { runTour } from '../support/tours/vitest.ts';
import { organisationSwitchTour } from '../tours/organisationSwitch.tour.ts';

runTour(organisationSwitchTour);
