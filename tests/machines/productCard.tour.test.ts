import { runTour } from '../support/tours/vitest.ts';
import { productCardTour } from '../tours/productCard.tour.ts';

runTour(productCardTour);
