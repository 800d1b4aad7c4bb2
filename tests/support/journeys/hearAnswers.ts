import type { Page } from '@playwright/test';

/** Hears from now on what a page is answered at these addresses; an answer that goes with its page before it is read is not heard. */
export function hearAnswers<Told>(page: Page, url: RegExp, hear: (told: Told) => void): void {
  page.on('response', (response) => {
    if (!url.test(response.url()) || response.status() !== 200) return;
    response.json().then(hear, () => undefined);
  });
}
