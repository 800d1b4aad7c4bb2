import { loadTours } from '#scripts/scripts/tours.ts';
import { isChosen, toursFileOf } from '../support/tours/charts.ts';
import { runTour } from '../support/tours/vitest.ts';

for (const tour of await loadTours(process.cwd())) {
  const { id } = tour.machine;
  if (isChosen(id) && toursFileOf(id) === 'tests/machines/tours.test.ts') runTour(tour);
}
