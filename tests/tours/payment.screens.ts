import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import type { Excuse, Gesture, Look, Person } from '../support/tours/journeys/types.ts';

export const changeCardButton = ({ page, text }: Person) =>
  page.getByRole('button', { name: text('payment.secured.change') });

export const chooseMethod =
  (value: string): Gesture =>
  ({ page }) =>
    page.locator(`input[name="method"][value="${value}"]`).check({ force: true });

/** A text of the payment is on the screen. */
export const seePaymentText =
  (key: string): Look =>
  ({ page, text }) =>
    expect(page.getByText(text(`payment.${key}`)).first()).toBeVisible();

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
