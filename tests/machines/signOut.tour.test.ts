import { runTour } from '../support/tours/vitest.ts';
import { signOutTour } from '../tours/signOut.tour.ts';

runTour(signOutTour);
