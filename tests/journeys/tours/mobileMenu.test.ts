import { expect } from '@playwright/test';
import { originOf } from '../../support/journeys/portal.ts';
import { journeyTours } from '../../support/tours/journeys.ts';
import { menuButton, mobileMenuDrive, mobileMenuScreens, telephone } from '../../tours/mobileMenu.screens.ts';
import { mobileMenuTour } from '../../tours/mobileMenu.tour.ts';

journeyTours({
  tour: mobileMenuTour,
  time: 'paused',
  reach: async (person) => {
    const { page, language } = person;
    await page.setViewportSize(telephone);
    await page.goto(`${originOf('b2c')}/get-a-quote?lang=${language}&refCode=REF100000001`);
    await expect(menuButton(person)).toBeVisible();
  },
  drive: mobileMenuDrive,
  screens: mobileMenuScreens,
  notHere: {
    theSecondIsNotOver:
      'the last millisecond passes while the page is looked at; the chart itself is held to it',
  },
});
