import { expect, type Page } from '@playwright/test';
import { field } from './walk.ts';

/** Types a place and takes the one of the code from the list. */
export async function pickPlace(page: Page, id: string, typed: string, code: string): Promise<void> {
  await typePlace(page, id, typed);
  await page
    .getByRole('listbox')
    .getByRole('option')
    .filter({ hasText: new RegExp(`(^|[(])${code}`) })
    .first()
    .click();
}

/** Types a place into its field once the list can open. */
export async function typePlace(page: Page, id: string, typed: string): Promise<void> {
  await expect(page.getByRole('combobox').and(field(page, id))).toBeVisible();
  await field(page, id).fill(typed);
}

/** Enters a field and leaves it again. */
export async function visit(page: Page, id: string): Promise<void> {
  await field(page, id).focus();
  await field(page, id).blur();
}

export async function chooseYesNo(page: Page, name: string, value: 'true' | 'false'): Promise<void> {
  await page.locator(`input[name="${name}"][value="${value}"]`).check();
}

/** The summary of problems, with links to the fields. */
export async function expectProblems(page: Page): Promise<void> {
  await expect(page.getByRole('alert').filter({ has: page.getByRole('link') })).toBeVisible();
}
