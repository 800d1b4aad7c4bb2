import { expect } from '@playwright/test';
import { agencySwitchTour } from '../../tours/agencySwitch.tour.ts';
import {
  chooseSeller,
  isChosenAlready,
  seeSellers,
  seeSellersRead,
  sellerList,
} from '../../tours/agencySwitch.screens.ts';
import { viewTours } from '../../support/tours/views.ts';

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
