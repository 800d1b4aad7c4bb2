import { expect } from '@playwright/test';
import type { Gesture, Look, Person } from '../../support/tours/journeys/types.ts';
import { leaveDrive, seeLeaveQuestion } from '../../tours/leaveQuestion.screens.ts';
import { viewTours } from '../../support/tours/views.ts';
import {
  nothingToErase,
  switchContext,
  switchDrive,
  switchPanel,
  switchScreens,
} from '../../tours/organizationSwitch.screens.ts';
import { organizationSwitchTour } from '../../tours/organizationSwitch.tour.ts';

const seeFailure: Look = async (person) => {
  const name = 'Boreal';
  const told = person.text('shell.switch.notMoved', { name });
  await expect(person.page.getByRole('alertdialog', { name: told }).first()).toBeVisible();
  await expect(switchPanel(person)).toHaveCount(0);
};

const question = ({ page }: Person) => page.locator('[role="alertdialog"]:has(button)').last();
const pressIn =
  (at: number): Gesture =>
  (person) =>
    question(person).getByRole('button').nth(at).click();

viewTours({
  tour: organizationSwitchTour,
  drive: { ...switchDrive, ...leaveDrive, goesBackThere: pressIn(0), leavesForTheOther: pressIn(1) },
  screens: {
    ...switchScreens,
    asking: seeLeaveQuestion,
    elsewhere: async (person, snapshot) => {
      const { elsewhere, problem } = switchContext(snapshot);
      const name = elsewhere?.[person.language];
      const title = name
        ? person.text('shell.elsewhere.title', { name })
        : person.text('shell.elsewhere.titleUnnamed');
      await expect(question(person)).toHaveAccessibleName(title);
      await expect(question(person).getByRole('alert')).toHaveCount(problem ? 1 : 0);
    },
    returning: (person) => expect(question(person)).toBeVisible(),
    reopening: null,
    notMoved: { requirements: ['OS-012'], look: seeFailure },
  },
  notHere: { erasesTheName: nothingToErase },
});
