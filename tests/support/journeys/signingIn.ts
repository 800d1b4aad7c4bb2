import { expect } from '@playwright/test';
import type { Person } from '../tours/journeys/types.ts';

export const seeWaiting = ({ page, text }: Person): Promise<void> =>
  expect(page.getByText(text('pages.signIn.waitingMore'))).toBeVisible();

export const seeRefusal = async ({ page, text }: Person): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('flow.signIn.refused'));
  await expect(page.getByRole('button', { name: text('flow.signIn.retry') })).toBeVisible();
};

export const seeFirstSignIn = ({ page, text }: Person): Promise<void> =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(text('firstSignIn.title'));

/** Does not wait for a page that leaves. */
export const tryAgain = ({ page, text }: Person): Promise<void> =>
  page.getByRole('button', { name: text('flow.signIn.retry') }).click({ noWaitAfter: true });
