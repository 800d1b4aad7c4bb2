import type { Page } from '@playwright/test';

/** The tab stands as if the payment of this purchase had been sent from it. */
export const rememberSent = (page: Page, purchaseId: string): Promise<void> =>
  page.evaluate((id) => window.sessionStorage.setItem('portage-sent-purchase', id), purchaseId);
