import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import type { Excuse, Gesture, Look, Person } from '../support/tours/journeys/types.ts';

export const sellerList = ({ page }: Person) => page.locator('select#seller');

export const chooseSeller =
  (seller: string): Gesture =>
  async (person) => {
    await sellerList(person).selectOption(seller);
  };

/** The list keeps its place while it is read; assistive technology is told. */
export const seeSellersRead: Look = async (person) => {
  await expect(sellerList(person)).toBeDisabled();
  await expect(person.page.getByRole('status').getByText(person.text('payment.seller.reading'))).toHaveCount(
    1,
  );
};

/** [CP-021] The agency itself and its agents by their names, and who of them is chosen. */
export const seeSellers: Look = async (person, snapshot) => {
  const { sellers, chosen } = snapshot.context;
  const names = sellers.agents.map(({ label }: { label: string }) => label);
  const name = sellers.company[person.language];
  await expect(sellerList(person).locator('option')).toHaveText([
    person.text('payment.seller.company', { name }),
    ...names,
  ]);
  await expect(sellerList(person)).toHaveValue(chosen);
};

export const isChosenAlready = (seller: string): Excuse => ({
  reason: 'whoever is chosen is not chosen again',
  where: ({ context }: AnyMachineSnapshot) => context.chosen === seller,
});
