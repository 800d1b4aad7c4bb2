import { runTour } from '../support/tours/vitest.ts';
import { directorySignInTour } from '../tours/directorySignIn.tour.ts';

runTour(directorySignInTour);
