import { expect } from '@playwright/test';
import { seeFirstSignIn, seeRefusal, seeWaiting, tryAgain } from '../../support/journeys/signingIn.ts';
import type { Look } from '../../support/tours/journeys/types.ts';
import { viewTours } from '../../support/tours/views.ts';
import { directorySignInTour } from '../../tours/directorySignIn.tour.ts';

/** Beside the refusal stands what was said of it, without the text for those who look into errors. */
const seeWhy: Look = async (person, { context: { problem } }) => {
  await seeRefusal(person);
  await expect(person.page.getByText(problem.message, { exact: true })).toBeVisible();
  await expect(person.page.getByText('AADSTS50196')).toHaveCount(0);
};
const waiting = { requirements: ['SI-015'], look: seeWaiting };

viewTours({
  tour: directorySignInTour,
  drive: { thePersonTriesAgain: tryAgain },
  screens: {
    initializing: null,
    lookingForAccount: waiting,
    completingRedirect: waiting,
    redirecting: waiting,
    obtainingTokenSilently: waiting,
    obtainingTokenByPopup: waiting,
    openingSession: waiting,
    firstSigningIn: seeFirstSignIn,
    fetchingClaims: waiting,
    refused: { requirements: ['SI-012'], look: seeWhy },
    signedIn: seeWaiting,
  },
});
