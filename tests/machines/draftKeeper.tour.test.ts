import { runTour } from '../support/tours/vitest.ts';
import { draftKeeperTour } from '../tours/draftKeeper.tour.ts';

runTour(draftKeeperTour);
