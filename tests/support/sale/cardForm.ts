import type { Page } from '@playwright/test';

/** A field of the card in the frame of the provider: number, expiry and security code, in this order. */
export const cardField = (page: Page, index: number) =>
  page.frameLocator('iframe').locator('input').nth(index);

/** The page, once the form of the provider has said that it hears. */
export async function cardIsShown(page: Page): Promise<Page> {
  await cardField(page, 0).waitFor();
  await page
    .getByText(/^(Loading the card form|Chargement du formulaire de carte)$/)
    .waitFor({ state: 'detached' });
  return page;
}

/** Enters the name and a card with which one can pay. */
export async function enterCard(page: Page): Promise<void> {
  await page.locator('#cardHolderName').fill('Marie Tremblay');
  await cardField(page, 0).pressSequentially('4242424242424242');
  await cardField(page, 1).pressSequentially('1299');
  await cardField(page, 2).pressSequentially('123');
  await page.locator('button[type=submit]:not([aria-disabled])').waitFor();
}
