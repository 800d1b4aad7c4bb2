import { expect } from '@playwright/test';
import type { Look } from '../../support/tours/journeys/types.ts';
import { leaveDrive, seeLeaveQuestion } from '../../tours/leaveQuestion.screens.ts';
import { viewTours } from '../../support/tours/views.ts';
import {
  nothingToErase,
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

viewTours({
  tour: organizationSwitchTour,
  drive: { ...switchDrive, ...leaveDrive },
  screens: {
    ...switchScreens,
    asking: seeLeaveQuestion,
    reopening: null,
    notMoved: { requirements: ['OS-012'], look: seeFailure },
  },
  notHere: { erasesTheName: nothingToErase },
});
