import { expect, type Page } from '@playwright/test';
import { documentedSteps } from '../../support/documentedPaths.ts';
import { openStepAgain } from '../../support/journeys/earlierVisit.ts';
import { type Gate, gateAt } from '../../support/journeys/gate.ts';
import { expectStep, submit } from '../../support/journeys/walk.ts';
import { journeyTours } from '../../support/tours/journeys.ts';
import type { Person } from '../../support/tours/journeys/types.ts';
import { quoteSyncTour } from '../../tours/quoteSync.tour.ts';

const gates = new WeakMap<Page, Gate>();

/** Leaves the traveller details, which tells the back office of the quote, and comes to the trip details. */
const ask = async ({ page, language, text }: Person) => {
  if (new URL(page.url()).pathname === documentedSteps[language].TRIP_DETAILS) {
    await page.getByRole('button', { name: text('tripDetails.back') }).click();
    await page.waitForURL((url) => url.pathname === documentedSteps[language].TRAVELLER_DETAILS);
  }
  await submit(page).click();
};
const goesOn = ({ page, language }: Person) => expectStep(page, 'TRIP_DETAILS', language);

journeyTours({
  tour: quoteSyncTour,
  reach: async (person, starting) => {
    const { page, language } = person;
    await openStepAgain(page, { application: 'b2c', language, step: 'TRIP_DETAILS' }, async () => {
      gates.set(page, await gateAt(page, /\/booking\?lang=(en|fr)$/, 'POST'));
      starting();
    });
    await goesOn(person);
  },
  drive: {
    theQuoteIsAsked: ask,
    aNewerQuoteIsAsked: ask,
    theSyncIsAnswered: async ({ page }) => (await (gates.get(page) as Gate).next()).fallback(),
    theSyncFails: async ({ page }) => (await (gates.get(page) as Gate).next()).abort('failed'),
  },
  screens: {
    waiting: {
      requirements: ['QR-017'],
      look: ({ page }) => expect(page.getByRole('alert')).toHaveCount(0),
    },
    sending: { requirements: ['QR-017'], look: goesOn },
  },
});
