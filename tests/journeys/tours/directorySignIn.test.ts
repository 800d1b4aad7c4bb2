import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { gateAt } from '../../support/journeys/gate.ts';
import { agents, originOf } from '../../support/journeys/portal.ts';
import {
  comeBack,
  gatesOf,
  keepGates,
  letSettingsCome,
  loseSettings,
  seeFirstStep,
  seeRefusal,
  seeWaiting,
  tryAgain,
} from '../../support/journeys/signingIn.ts';
import { journeyTours } from '../../support/tours/journeys.ts';
import { byItself } from '../../support/tours/journeys/play.ts';
import type { Person } from '../../support/tours/journeys/types.ts';
import { directorySignInTour } from '../../tours/directorySignIn.tour.ts';

const isKnown = ({ context }: AnyMachineSnapshot) => context.userRef !== null;
const letProviderAnswer = async (person: Person) => (await gatesOf(person).pages.next()).fallback();

const comesBack = 'nobody comes back from the provider';

const screens = {
  initializing: null,
  lookingForAccount: null,
  completingRedirect: seeWaiting,
  redirecting: seeWaiting,
  obtainingTokenSilently: seeWaiting,
  obtainingTokenByPopup: seeWaiting,
  openingSession: seeWaiting,
  fetchingClaims: seeWaiting,
  refused: { requirements: ['SI-012'], look: seeRefusal },
  signedIn: seeFirstStep,
} as const;

const requests = {
  exchangeDirectoryToken: { url: '**/api/auth/token', method: 'POST' },
  fetchClaims: { url: '**/api/auth/get-user', method: 'GET' },
};

journeyTours({
  tour: directorySignInTour,
  reach: async (person, starting) => {
    const { page, language } = person;
    await page.goto(`${originOf('b2b')}/login?lang=${language}`);
    await page.waitForURL(/\/directory\/interaction/);
    const settings = await gateAt(page, '**/directory/.well-known/openid-configuration');
    keepGates(person, { settings, pages: await gateAt(page.context(), /\/directory\/auth\?/) });
    await comeBack(person, agents.manager);
    await expect.poll(() => settings.waits()).toBe(true);
    starting();
  },
  drive: {
    theDirectoryAnswersTheReturn: letSettingsCome,
    theReturnFails: loseSettings,
    anAccountIsKnown: byItself,
    noAccountIsKnown: byItself,
    theRedirectFails: loseSettings,
    theTokenComesSilently: letProviderAnswer,
    theSilentTokenFails: async (person) => {
      const route = await gatesOf(person).pages.next();
      expect(new URL(route.request().url()).searchParams.get('prompt')).toBe('none');
      await route.fallback({ url: `${route.request().url()}&max_age=0` });
    },
    theTokenComesFromTheWindow: {
      requirements: ['SI-004'],
      gesture: async (person) => {
        const route = await gatesOf(person).pages.next();
        const { searchParams } = new URL(route.request().url());
        expect(searchParams.get('prompt'), 'the provider may ask the person').toBeNull();
        await route.fallback();
      },
    },
    theWindowIsClosed: async (person) => {
      const { page } = person;
      const route = await gatesOf(person).pages.next();
      await route.fallback({ url: `${route.request().url()}&prompt=login` });
      const opened = page
        .context()
        .pages()
        .find((each) => each !== page);
      await opened?.locator('input[type="password"]').waitFor();
      await opened?.close();
    },
    thePersonTriesAgain: tryAgain,
  },
  screens,
  requests,
  notHere: {
    theDirectoryDoesNotInitialize: 'what looks for the account has been loaded to come back',
    noAccountIsKnown: { reason: 'the tab knows the account of a person who has come back', where: isKnown },
    anAccountIsKnown: {
      reason: 'the tab knows no account before a person has come back',
      where: (snapshot) => !isKnown(snapshot),
    },
  },
});

journeyTours({
  tour: directorySignInTour,
  beginning: 'nobody yet',
  reach: async (person, starting) => {
    const { page, language } = person;
    const library = await gateAt(page, /\/assets\/oidc-client-ts-[\w-]+\.js$/);
    const settings = await gateAt(page, '**/directory/.well-known/openid-configuration');
    keepGates(person, { settings, library });
    await page.goto(`${originOf('b2b')}/login?lang=${language}`);
    await expect.poll(() => library.waits()).toBe(true);
    starting();
  },
  drive: {
    theDirectoryDoesNotInitialize: async (person) => (await gatesOf(person).library.next()).abort('failed'),
    noAccountIsKnown: async (person) => (await gatesOf(person).library.next()).fallback(),
    theRedirectFails: loseSettings,
    thePersonTriesAgain: tryAgain,
  },
  screens: { ...screens, lookingForAccount: { requirements: ['SI-015'], look: seeWaiting } },
  requests,
  notHere: { anAccountIsKnown: 'a tab that was just opened knows no account' },
  notFromHere: {
    'initializing · always [personComesBack] → completingRedirect': comesBack,
    'completingRedirect · done(completeDirectoryRedirect) → openingSession': comesBack,
    'completingRedirect · error(completeDirectoryRedirect) → refused': comesBack,
  },
});
