import { runTour } from '../support/tours/vitest.ts';
import { quoteFlowTour } from '../tours/quoteFlow.tour.ts';

runTour(quoteFlowTour);
