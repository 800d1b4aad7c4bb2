import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import type { Excuse, Gesture, Look, Person } from '../../support/tours/journeys/types.ts';
import { agencySwitchTour } from '../../tours/agencySwitch.tour.ts';
import { viewTours } from '../../support/tours/views.ts';

const sellerList = ({ page }: Person) => page.locator('select#seller');

const chooseSeller =
  (seller: string): Gesture =>
  async (person) => {
    await sellerList(person).selectOption(seller);
  };

/** The list keeps its place while it is read; assistive technology is told. */
const seeSellersRead: Look = async (person) => {
  await expect(sellerList(person)).toBeDisabled();
  await expect(person.page.getByRole('status').getByText(person.text('payment.seller.reading'))).toHaveCount(
    1,
  );
};

/** [CP-021] The agency itself and its agents by their names, and who of them is chosen. */
const seeSellers: Look = async (person, snapshot) => {
  const { sellers, chosen } = snapshot.context;
  const names = sellers.agents.map(({ label }: { label: string }) => label);
  const name = sellers.company[person.language];
  await expect(sellerList(person).locator('option')).toHaveText([
    person.text('payment.seller.company', { name }),
    ...names,
  ]);
  await expect(sellerList(person)).toHaveValue(chosen);
};

const isChosenAlready = (seller: string): Excuse => ({
  reason: 'whoever is chosen is not chosen again',
  where: ({ context }: AnyMachineSnapshot) => context.chosen === seller,
});

viewTours({
  tour: agencySwitchTour,
  drive: {
    readsAgain: ({ page, text }) =>
      page.getByRole('button', { name: text('payment.seller.readAgain') }).click(),
    choosesAnAgent: chooseSeller('c-2001'),
    choosesAnotherAgent: chooseSeller('c-2003'),
    choosesTheAgency: chooseSeller('INTERNAL_COMPANY'),
  },
  screens: {
    beginning: null,
    notOffered: {
      requirements: ['CP-028 partly'],
      look: async (person) => {
        await expect(sellerList(person)).toHaveCount(0);
        await expect(person.page.getByText(person.text('payment.seller'))).toHaveCount(0);
      },
    },
    reading: seeSellersRead,
    unread: ({ page, text }) => expect(page.getByText(text('payment.seller.unread'))).toBeVisible(),
    choosing: { requirements: ['CP-021', 'CP-028 partly'], look: seeSellers },
    switching: seeSellers,
    pending: {
      requirements: ['CP-023 partly'],
      look: async (person, snapshot) => {
        await seeSellers(person, snapshot);
        const { chosen, sellers } = snapshot.context;
        const agent = sellers.agents.find(({ value }: { value: string }) => value === chosen);
        const company = person.text('payment.seller.company', { name: sellers.company[person.language] });
        await expect(
          person.page.getByText(person.text('payment.seller.notSwitched', { name: agent?.label ?? company })),
        ).toBeVisible();
      },
    },
  },
  notHere: {
    choosesAnAgent: isChosenAlready('c-2001'),
    choosesAnotherAgent: isChosenAlready('c-2003'),
    choosesTheAgency: isChosenAlready('INTERNAL_COMPANY'),
  },
});
