import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { payButton } from '../support/journeys/cardFrame.ts';
import type { Excuse, Gesture, Look, Person } from '../support/tours/journeys/types.ts';

export const changeCardButton = ({ page, text }: Person) =>
  page.getByRole('button', { name: text('payment.secured.change') });

export const chooseMethod =
  (value: string): Gesture =>
  ({ page }) =>
    page.locator(`input[name="method"][value="${value}"]`).check();

/** A text of the payment is on the screen. */
export const seePaymentText =
  (key: string): Look =>
  ({ page, text }) =>
    expect(page.getByText(text(`payment.${key}`)).first()).toBeVisible();

/** Whoever may have paid is asked not to pay again, and cannot. */
export const seeNothingToPay =
  (state: 'needsAttention' | 'outOfSight' | 'activationFailed'): Look =>
  async (person, snapshot) => {
    await seePaymentText(`${state}.doNotPay`)(person, snapshot);
    await expect(payButton(person.page)).toHaveCount(0);
  };

/** [PY-041] One pays for all, or each traveller alone. */
export const choosePayers =
  (individualPayment: 'true' | 'false'): Gesture =>
  ({ page }) =>
    page.locator(`input[name="individualPayment"][value="${individualPayment}"]`).check();

export const changeFirstPayer: Gesture = ({ page, text }) =>
  page
    .getByRole('button', { name: new RegExp(`^${text('payment.payer.change')} `) })
    .first()
    .click();

/** Where each payer stands is listed where each pays alone, and one of them is asked. */
export const seePayers: Look = async ({ page }, { context }) => {
  const alone = context.individualPayment === 'true';
  const listed = page.locator('ol > li').filter({ hasText: /\d/ });
  await expect(listed).toHaveCount(alone ? context.payers.length : 0);
  await expect(listed.and(page.locator('[aria-current="step"]'))).toHaveCount(alone ? 1 : 0);
};

export const seeMethods: Look = ({ page }) => expect(page.locator('input[name="method"]')).toHaveCount(3);

/** Nothing can be changed while money is on its way. */
export const seeUnderway: Look = ({ page }) => expect(page.locator('[inert][data-underway]')).toHaveCount(1);

export const isChosenAlready = (method: string): Excuse => ({
  reason: 'it is chosen already',
  where: ({ context }: AnyMachineSnapshot) => context.form.method === method,
});

export const cardIsNotShown: Excuse = {
  reason: 'no card is shown beside another method',
  where: ({ context }: AnyMachineSnapshot) => context.form.method !== 'CREDIT_CARD',
  proof: (person) => expect(changeCardButton(person).filter({ visible: true })).toHaveCount(0),
};
