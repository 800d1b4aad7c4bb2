import { runTour } from '../support/tours/vitest.ts';
import { customerSignInTour } from '../tours/customerSignIn.tour.ts';

runTour(customerSignInTour);
