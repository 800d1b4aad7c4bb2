import { expect } from '@playwright/test';
import { buttonOf, pressButton } from '../../support/journeys/pressButton.ts';
import type { Gesture, Look, Person } from '../../support/tours/journeys/types.ts';
import { viewTours } from '../../support/tours/views.ts';
import { taskGivingUpTour } from '../../tours/taskGivingUp.tour.ts';

const types =
  (reason: string): Gesture =>
  ({ page }) =>
    page.locator('#reason').fill(reason);
const seeForm: Look = (person) => expect(buttonOf(person, 'tasks.act.giveUp')).toBeVisible();

const seeBusy: Look = (person) =>
  expect(buttonOf(person, 'tasks.act.giveUp')).toHaveAttribute('aria-busy', 'true');

/** How a person gives a task up. */
const taskGivingUpDrive = {
  entersEverything: types('Paid back by the bank'),
  typesTooLittle: types('no'),
  confirms: pressButton('tasks.act.giveUp'),
  confirmsTooLittle: pressButton('tasks.act.giveUp'),
  confirmsTooEarly: pressButton('tasks.act.giveUp'),
  goesBack: pressButton('tasks.giveUp.back'),
  triesAgain: pressButton('kit.retry'),
} satisfies Record<string, Gesture>;

/** What is seen of it. */
const taskGivingUpScreens = {
  reading: ({ page, text }: Person) =>
    expect(page.getByRole('status').filter({ hasText: text('kit.loading') })).toBeVisible(),
  unavailable: ({ page, text }: Person) => expect(page.getByText(text('tasks.giveUp.unread'))).toBeVisible(),
  empty: ({ page, text }: Person) => expect(page.getByText(text('tasks.giveUp.gone'))).toBeVisible(),
  readingAgain: seeBusy,
  asking: [
    seeForm,
    async ({ page, text }: Person) => {
      await expect(page.getByText(text('tasks.kind.PAYMENT'))).toBeVisible();
      await expect(page.getByText('order-7')).toBeVisible();
    },
  ],
  'asking.editing': {
    requirements: ['LN-001 partly'],
    look: ({ page, text }: Person) =>
      expect(page.getByRole('heading', { level: 1 })).toHaveText(text('tasks.giveUp.title')),
  },
  'asking.correcting': ({ page }: Person) =>
    expect(page.locator('[aria-invalid="true"]').first()).toBeVisible(),
  'asking.failed': ({ page, text }: Person) =>
    expect(page.getByText(text('tasks.giveUp.failed'))).toBeVisible(),
  doing: seeBusy,
  done: ({ page, text }: Person) => expect(page.getByText(text('tasks.giveUp.done'))).toBeVisible(),
};

viewTours({ tour: taskGivingUpTour, drive: taskGivingUpDrive, screens: taskGivingUpScreens });
