import type { Page } from '@playwright/test';
import { field } from './walk.ts';

/** Pastes a text into a field, as it comes from another program. */
export async function pasteInto(page: Page, id: string, text: string): Promise<void> {
  await field(page, id).focus();
  await field(page, id).evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}
