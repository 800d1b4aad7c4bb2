import { test } from 'vitest';
import { registerTour } from './register.ts';
import type { AnyTour } from './types.ts';

/** Runs a tour on the live chart: one vitest test a tour, a requirement and a kind of coverage. */
export function runTour(tour: AnyTour): void {
  registerTour(tour, { declare: test, folder: '.tours' });
}
