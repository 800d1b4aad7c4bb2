import { runTour } from '../support/tours/vitest.ts';
import { idleSessionTour } from '../tours/idleSession.tour.ts';

runTour(idleSessionTour);
