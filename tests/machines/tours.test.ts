import { loadTours } from '#scripts/scripts/tours.ts';
import { isChosen } from '../support/tours/charts.ts';
import { runTour } from '../support/tours/vitest.ts';

for (const tour of await loadTours(process.cwd())) {
  if (isChosen(tour.machine.id)) runTour(tour);
}
