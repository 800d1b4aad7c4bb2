import { expect } from '@playwright/test';
import { buttonOf, pressButton } from '../../support/journeys/pressButton.ts';
import type { Person } from '../../support/tours/journeys/types.ts';
import { viewTours } from '../../support/tours/views.ts';
import { personInvitationTour } from '../../tours/personInvitation.tour.ts';

const sees = (key: string) => (person: Person) =>
  expect(person.page.getByText(person.text(`invitation.${key}`), { exact: true })).toBeVisible();
const isBusy = (key: string) => (person: Person) =>
  expect(buttonOf(person, `invitation.${key}`)).toHaveAttribute('aria-busy', 'true');

viewTours({
  tour: personInvitationTour,
  drive: {
    triesAgain: pressButton('kit.retry'),
    sendsIt: ({ page, text }) =>
      page
        .getByRole('button', { name: text('invitation.send') })
        .or(page.getByRole('button', { name: text('invitation.sendAgain') }))
        .click(),
    withdrawsIt: pressButton('invitation.withdraw'),
  },
  screens: {
    reading: null,
    unavailable: sees('unread'),
    shown: (person, { context }) =>
      sees(context.answered?.invitation ? `state.${context.answered.invitation.state}` : 'none')(person),
    'shown.asItIs': ({ page }, { context }) =>
      expect(page.getByRole('alert')).toHaveCount(context.problem === null ? 0 : 1),
    'shown.sent': async (person) => {
      await sees('sent')(person);
      await expect(person.page.getByText(/2026-12-20 10:00am/)).toBeVisible();
    },
    'shown.withdrawn': sees('withdrawn'),
    sending: ({ page }) => expect(page.locator('button[aria-busy="true"]')).toBeVisible(),
    withdrawing: isBusy('withdraw'),
  },
});
