import { expect } from '@playwright/test';
import type { Gesture, Look } from '../../support/tours/journeys/types.ts';
import { viewTours } from '../../support/tours/views.ts';
import { taskGivingUpTour } from '../../tours/taskGivingUp.tour.ts';

const presses =
  (key: string): Gesture =>
  ({ page, text }) =>
    page.getByRole('button', { name: text(key), exact: true }).click();
const types =
  (reason: string): Gesture =>
  ({ page }) =>
    page.locator('#reason').fill(reason);
const seeForm: Look = ({ page, text }) =>
  expect(page.getByRole('button', { name: text('tasks.act.giveUp'), exact: true })).toBeVisible();

const seeBusy: Look = ({ page, text }) =>
  expect(page.getByRole('button', { name: text('tasks.act.giveUp') })).toHaveAttribute('aria-busy', 'true');

viewTours({
  tour: taskGivingUpTour,
  drive: {
    entersTheReason: types('Paid back by the bank'),
    typesTooLittle: types('no'),
    givesUp: presses('tasks.act.giveUp'),
    givesUpTooEarly: presses('tasks.act.giveUp'),
    goesBack: presses('tasks.giveUp.back'),
    readsAgain: presses('tasks.giveUp.again'),
  },
  screens: {
    reading: ({ page }) => expect(page.getByRole('status')).toBeVisible(),
    unread: ({ page, text }) => expect(page.getByText(text('tasks.giveUp.unread'))).toBeVisible(),
    gone: ({ page, text }) => expect(page.getByText(text('tasks.giveUp.gone'))).toBeVisible(),
    readingAgain: seeBusy,
    asking: [
      seeForm,
      async ({ page, text }) => {
        await expect(page.getByText(text('tasks.kind.PAYMENT'))).toBeVisible();
        await expect(page.getByText('order-7')).toBeVisible();
      },
    ],
    'asking.editing': {
      requirements: ['LN-001'],
      look: ({ page, text }) =>
        expect(page.getByRole('heading', { level: 1 })).toHaveText(text('tasks.giveUp.title')),
    },
    'asking.correcting': ({ page }) => expect(page.locator('[aria-invalid="true"]').first()).toBeVisible(),
    'asking.failed': ({ page, text }) => expect(page.getByText(text('tasks.giveUp.failed'))).toBeVisible(),
    givingUp: seeBusy,
    givenUp: ({ page, text }) => expect(page.getByText(text('tasks.giveUp.done'))).toBeVisible(),
  },
});
