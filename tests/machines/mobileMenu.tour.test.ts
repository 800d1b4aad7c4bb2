import { runTour } from '../support/tours/vitest.ts';
import { mobileMenuTour } from '../tours/mobileMenu.tour.ts';

runTour(mobileMenuTour);
