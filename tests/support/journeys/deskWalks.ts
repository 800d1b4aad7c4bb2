import { expect, type Page } from '@playwright/test';
import type { Language } from '#domain/locales.ts';
import type { FlowForms } from '#domain/flow/flowForms.ts';
import type { TravellersForm } from '#domain/quote/travellersForm.ts';
import type { TripForm } from '#domain/quote/tripForm.ts';
import { personAt } from '../tours/journeys/person.ts';
import { enterApplication, expectStep, submit } from './walk.ts';

/** What an earlier visit left, with other travellers and another trip. */
export const withTrip =
  (who: Partial<TravellersForm>, how: Partial<TripForm> = {}) =>
  (forms: FlowForms): FlowForms => ({
    ...forms,
    travellers: forms.travellers && { ...forms.travellers, ...who },
    trip: forms.trip && { ...forms.trip, ...how },
  });

/** Goes on from the plans that are chosen to the summary, and gives what it says. */
export async function toSummary(page: Page, language: Language): Promise<string> {
  const { text } = personAt(page, language);
  await page.getByRole('button', { name: text('planSelection.continue') }).click();
  await expectStep(page, 'QUOTE_DETAILS', language);
  return page.locator('main').innerText();
}

/** Goes on from the summary to an application of travellers who were born in one year, and fills it in. */
export async function toFilledApplication(page: Page, language: Language, birthYear: number): Promise<void> {
  const { text } = personAt(page, language);
  await page.getByRole('button', { name: text('quoteSummary.continue') }).click();
  await expectStep(page, 'CONTACT_DETAILS', language);
  await enterApplication(page, { firstName: 'Marie', lastName: 'Tremblay', birthYear: String(birthYear) });
}

/** Pays what an application asks by what was paid to the agency; gives what the confirmation says. */
export async function payAtAgency(page: Page, language: Language): Promise<string> {
  await expectStep(page, 'PAYMENT', language);
  await page.locator('input[name="method"][value="PAID_TO_AGENCY"]').check();
  await submit(page).click();
  await expectStep(page, 'CONFIRMATION', language);
  const main = page.locator('main');
  await expect(main).toContainText(/[A-Z]+-\d{9}/);
  return main.innerText();
}
