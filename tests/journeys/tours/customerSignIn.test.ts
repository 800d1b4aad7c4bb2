import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { gateAt } from '../../support/journeys/gate.ts';
import { agents, originOf } from '../../support/journeys/portal.ts';
import {
  comeBack,
  keepGates,
  letSettingsCome,
  loseSettings,
  seeFirstStep,
  seeLeaving,
  seeRefusal,
  seeWaiting,
  tryAgain,
} from '../../support/journeys/signingIn.ts';
import { journeyTours } from '../../support/tours/journeys.ts';
import { customerSignInTour } from '../../tours/customerSignIn.tour.ts';

/** The provider has answered before, so that the page knows its settings. */
const isKnown = ({ context }: AnyMachineSnapshot) => context.userRef !== null;

journeyTours({
  tour: customerSignInTour,
  reach: async (person, starting) => {
    const { page, language } = person;
    await page.goto(`${originOf('b2b')}/ciam?lang=${language}`);
    await page.waitForURL(/\/customers\/interaction/);
    const settings = await gateAt(page, '**/customers/.well-known/openid-configuration');
    keepGates(person, { settings, pages: await gateAt(page, /\/customers\/auth\?/) });
    await comeBack(person, agents.consultant);
    await expect.poll(() => settings.waits()).toBe(true);
    starting();
  },
  drive: {
    theServiceAnswersTheReturn: letSettingsCome,
    theReturnFails: loseSettings,
    theRedirectFails: loseSettings,
    thePersonTriesAgain: tryAgain,
  },
  screens: {
    initializing: null,
    redirecting: (person, snapshot) => (isKnown(snapshot) ? seeLeaving : seeWaiting)(person, snapshot),
    completingRedirect: { requirements: ['SI-015'], look: seeWaiting },
    openingSession: { requirements: ['SI-015'], look: seeWaiting },
    fetchingUser: { requirements: ['SI-015'], look: seeWaiting },
    refused: { requirements: ['SI-012'], look: seeRefusal },
    userNotFetched: { requirements: ['SI-012'], look: seeRefusal },
    signedIn: { requirements: ['SI-014'], look: seeFirstStep },
  },
  requests: {
    exchangeCustomerToken: { url: '**/api/auth/token', method: 'POST' },
    fetchUser: { url: '**/api/auth/get-user', method: 'GET' },
  },
  notHere: {
    theRedirectFails: {
      reason: 'the page knows the settings of a provider that has answered, and leaves for it',
      where: isKnown,
      proof: async (person, snapshot) => {
        if (snapshot.matches('redirecting')) await seeLeaving(person, snapshot);
      },
    },
  },
});
