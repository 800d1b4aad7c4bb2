import { runTour } from '../support/tours/vitest.ts';
import { accountTour } from '../tours/account.tour.ts';

runTour(accountTour);
