import type { Gesture } from '../tours/journeys/types.ts';

/** The browser tells the page that it is connected again. */
export const connectionReturns: Gesture = ({ page }) =>
  page.evaluate(() => void window.dispatchEvent(new Event('online')));
