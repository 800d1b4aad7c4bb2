import { expect } from '@playwright/test';
import { press } from '../support/journeys/pressNamed.ts';
import type { Person } from '../support/tours/journeys/types.ts';

const question = ({ page, text }: Person) =>
  page.getByRole('alertdialog', { name: text('area.leave.title') });

/** How a person answers whether to leave what is not saved. */
export const leaveDrive = {
  stays: press('button', 'area.leave.stay'),
  leavesUnsaved: press('button', 'area.leave.leave'),
};

/** Two answers, and no third. */
export const seeLeaveQuestion = {
  look: async (person: Person) => {
    await expect(question(person)).toContainText(person.text('area.leave.body'));
    await expect(question(person).getByRole('button')).toHaveText([
      person.text('area.leave.stay'),
      person.text('area.leave.leave'),
    ]);
  },
};

/** What is seen of a form whose `leave` region asks before Back drops what is typed. */
export const leaveScreens = {
  leave: null,
  'leave.free': null,
  'leave.holding': ({ page }: Person) => expect(page.getByRole('alertdialog')).toHaveCount(0),
  'leave.asking': seeLeaveQuestion,
  'leave.left': null,
};
