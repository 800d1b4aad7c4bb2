import { expect } from '@playwright/test';
import type { Look } from '../support/tours/journeys/types.ts';

/** What is said while a step is opened or kept: of a purchase that went through, that it did. */
export const isWaiting: Look = ({ page, text }, snapshot) => {
  const isBought = snapshot.context.record !== null && !snapshot.matches('startingOver');
  const said = text(isBought ? 'flow.opening.bought' : 'flow.opening');
  return expect(page.getByRole('status').filter({ hasText: said })).toBeVisible();
};
