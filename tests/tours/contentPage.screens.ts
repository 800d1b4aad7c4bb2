import { expect, type Page } from '@playwright/test';
import type { Look } from '../support/tours/journeys/types.ts';

export const contentFrame = (page: Page) => page.locator('iframe#content-frame');
export const contentRetry = (page: Page) => page.getByRole('button', { name: /^(Try again|Réessayer)$/ });

/** The content of a page is on its way. */
export const seeLoading: Look = async ({ page }) => {
  await expect(page.locator('main').getByRole('status').first()).toBeVisible();
  await expect(contentFrame(page)).toHaveCount(0);
};

/** The content did not come, and can be asked for again. */
export const seeNoContent: Look = async ({ page }) => {
  await expect(contentRetry(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^(Internal server error|Erreur interne du serveur)$/,
  );
  await expect(contentFrame(page)).toHaveCount(0);
};
