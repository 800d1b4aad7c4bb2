import type { Page } from '@playwright/test';

/** Goes to another address of the application inside the open page, as the Back button does. */
export function openInside(page: Page, address: string): Promise<void> {
  return page.evaluate(async (to) => {
    const here = window.location.href;
    window.history.pushState(null, '', to);
    window.history.pushState(null, '', here);
    await new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
      window.history.back();
    });
  }, address);
}
