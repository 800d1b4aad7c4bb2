import { expect } from '@playwright/test';
import { chooseYesNo } from '../../support/journeys/fields.ts';
import { field } from '../../support/journeys/walk.ts';
import { applicant } from '../../support/sale/application.ts';
import { viewTours } from '../../support/tours/views.ts';
import type { ViewGesture } from '../../support/tours/views/types.ts';
import {
  applyDrive,
  applyExcuses,
  applyScreens,
  nameToFollow,
  seeProblems,
  standsAlready,
  typeEmail,
  typeSecondBirthYear,
} from '../../tours/apply.screens.ts';
import { applyTour } from '../../tours/apply.tour.ts';

const { birthDay, birthMonth, birthYear, province, ...words } = applicant();
const typed = ['firstName', 'lastName', 'email', 'addressLine1', 'city', 'postalCode'] as const;

const fillInEverything: ViewGesture = async ({ page }) => {
  await field(page, 'province.pax-1').selectOption(province);
  for (const name of typed) await field(page, `${name}.pax-1`).fill(words[name]);
  await nameToFollow(page).uncheck();
  for (const name of ['firstName', 'lastName'] as const) {
    await field(page, `${name}.pax-2`).fill(words[name]);
  }
  for (const paxId of ['pax-1', 'pax-2']) {
    const id = `dateOfBirth.${paxId}`;
    await field(page, id).fill(birthDay);
    await field(page, `${id}-month`).selectOption(birthMonth);
    await field(page, `${id}-year`).fill(birthYear);
    await field(page, `eligibilityConsent.${paxId}`).check();
  }
  await chooseYesNo(page, 'uninsuredDependents', 'false');
  await field(page, 'legalConsent').check();
};

viewTours({
  tour: applyTour,
  drive: {
    ...applyDrive,
    fillsInEverything: fillInEverything,
    typesWrongEmail: typeEmail('marie@'),
    typesEmail: typeEmail(words.email),
    typesOtherBirthYear: typeSecondBirthYear('1980'),
    datesApplication: {
      requirements: ['PM-020 partly'],
      gesture: ({ page }) => field(page, 'applicationDate').fill('2026-11-10'),
    },
  },
  screens: {
    ...applyScreens,
    answering: {
      requirements: ['AP-027'],
      look: ({ page }) => expect(page.getByText('Sample terms.').first()).toBeVisible(),
    },
    'answering.correcting': seeProblems,
    left: null,
  },
  notHere: {
    ...applyExcuses,
    fillsInEverything: standsAlready(({ travellers }) => travellers[0]?.birthYear !== ''),
    typesWrongEmail: standsAlready(({ travellers }) => travellers[0]?.email === 'marie@'),
    typesEmail: standsAlready(({ travellers }) => travellers[0]?.email === words.email),
    typesOtherBirthYear: standsAlready(({ travellers }) => travellers[1]?.birthYear === '1980'),
  },
});
