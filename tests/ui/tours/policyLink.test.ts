import { expect } from '@playwright/test';
import type { Person } from '../../support/tours/journeys/types.ts';
import { viewTours } from '../../support/tours/views.ts';
import { policyLinkTour } from '../../tours/policyLink.tour.ts';

const title = ({ page }: Person) => page.getByRole('heading', { level: 1 });
const says = (key: string) => (person: Person) =>
  expect(title(person)).toHaveText(person.text(`policyLink.${key}`));

/** What a person does on the page of a signed link. */
const drive = {
  triesAgain: ({ page, text }: Person) =>
    page.getByRole('button', { name: text('policyLink.unavailable.retry') }).click(),
  givesAName: ({ page, text }: Person) =>
    page.getByRole('button', { name: text('policyLink.giveName') }).click(),
};

/** What is seen there. */
const screens = {
  opening: null,
  reading: ({ page, text }: Person) =>
    expect(page.getByRole('status').filter({ hasText: text('policyLink.waiting') })).toBeVisible(),
  shown: async (person: Person) => {
    const { page, text } = person;
    await expect(title(person)).toHaveText(text('policyLink.title', { count: 2 }));
    await expect(page.getByText('TC-100000001', { exact: true })).toBeVisible();
    await expect(page.getByText('Łucja Nguyễn', { exact: true })).toBeVisible();
    await expect(page.getByText(text('confirmation.status.ACTIVE'), { exact: true })).toBeVisible();
    await expect(page.getByText(text('confirmation.status.PENDING'), { exact: true })).toBeVisible();
    await expect(page.getByText('Zoé Tremblay')).toBeVisible();
    await expect(page.getByText('1 800 555-0191')).toBeVisible();
    await expect(page.getByRole('button', { name: text('confirmation.pdf.trip.fr') })).toBeVisible();
    await expect(page.getByRole('button', { name: text('confirmation.pdf.fr') })).toHaveCount(2);
  },
  naming: (person: Person) => expect(title(person)).toHaveText(person.text('nameGiving.title')),
  expired: says('expired.title'),
  notFound: says('notFound.title'),
  unavailable: says('unavailable.title'),
};

viewTours({
  tour: policyLinkTour,
  drive: {
    ...drive,
    choosesFrench: { commanded: 'a page in French offers English; the journeys press both' },
    opensAnotherLink: { commanded: 'it is done in the bar of addresses' },
    takesTheTokenAway: { commanded: 'it is done in the bar of addresses' },
  },
  screens,
});
