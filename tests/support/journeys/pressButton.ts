import type { Gesture } from '../tours/journeys/types.ts';

/** Presses the button that has this text. */
export const pressButton =
  (key: string): Gesture =>
  ({ page, text }) =>
    page.getByRole('button', { name: text(key), exact: true }).click();
