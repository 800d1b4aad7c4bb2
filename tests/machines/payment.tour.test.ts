import { runTour } from '../support/tours/vitest.ts';
import { paymentTour } from '../tours/payment.tour.ts';

runTour(paymentTour);
