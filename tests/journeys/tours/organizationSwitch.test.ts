import { expect, type Page, type Route } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { documentedSteps } from '../../support/documentedPaths.ts';
import { sampleOrganizations } from '#server/sample/organizations.ts';
import { bringSession } from '../../support/journeys/earlierSession.ts';
import { type Gate, gateAt } from '../../support/journeys/gate.ts';
import { moveSession, organizationOfSession } from '../../support/journeys/movingSession.ts';
import { openInside } from '../../support/journeys/openInside.ts';
import { agents, originOf, type SignIn } from '../../support/journeys/portal.ts';
import { journeyTours } from '../../support/tours/journeys.ts';
import type { Gesture, Person } from '../../support/tours/journeys/types.ts';
import {
  nothingToErase,
  switchContext,
  switchDrive,
  switchScreens,
} from '../../tours/organizationSwitch.screens.ts';
import { organizationSwitchTour } from '../../tours/organizationSwitch.tour.ts';

type Held = { session: Gate; search: Gate; recent: Gate; move: Gate; isOpen: boolean; organization: string };
/** Time of the page in milliseconds that a look may take. */
const aLook = 200;
const held = new WeakMap<Page, Held>();
const heldOf = ({ page }: Person) => held.get(page) as Held;
const nameOf = ({ language }: Person, wanted: string) =>
  sampleOrganizations.find(({ code }) => code === wanted)?.names[language] ?? '';

const comes =
  (who: SignIn, organization: string): Gesture =>
  async (person) => {
    const { page } = person;
    await bringSession(page.context(), 'admin', who, 'moving');
    await moveSession(page.context(), 'admin', organization);
    const gates = heldOf(person);
    gates.organization = organization;
    const route = await gates.session.next();
    gates.isOpen = true;
    await route.fallback();
  };

const opens =
  (address: string): Gesture =>
  ({ page, language }) =>
    openInside(page, `${address}${address.includes('?') ? '&' : '?'}lang=${language}`);

/** Lets the server answer a search for another text. */
const searchFor =
  (text: string): Gesture =>
  async (person) => {
    const route: Route = await heldOf(person).search.next();
    const url = new URL(route.request().url());
    url.searchParams.set('text', text);
    await route.continue({ url: url.href });
  };

/** Answers as a server where the person worked in these before. */
const recentAre =
  (...codes: string[]): Gesture =>
  async (person) => {
    const organizations = sampleOrganizations
      .filter(({ code }) => codes.includes(code))
      .map(({ code, names }) => ({ code, organizationName: names.en, organizationNameInFrench: names.fr }))
      .toSorted((one, other) => codes.indexOf(one.code) - codes.indexOf(other.code));
    await (await heldOf(person).recent.next()).fulfill({ json: { organizations } });
  };

const somebodyElse = (snapshot: AnyMachineSnapshot) =>
  snapshot.matches('reopening') || switchContext(snapshot).situation?.mover?.userType !== 'lanid';
const comesOnce = {
  reason: 'whoever is there stays until the page is left',
  where: (snapshot: AnyMachineSnapshot) => switchContext(snapshot).situation !== null,
};
const isExternal = (snapshot: AnyMachineSnapshot) =>
  switchContext(snapshot).situation?.mover?.userType === 'ciamid';

journeyTours({
  tour: organizationSwitchTour,
  time: 'paused',
  reach: async ({ page, language }, starting) => {
    const gates = { isOpen: false, organization: '' } as Held;
    held.set(page, gates);
    gates.session = await gateAt(page, /\/api\/auth\/get-user$/, 'GET', () => !gates.isOpen);
    gates.search = await gateAt(page, /\/api\/organizations\?/);
    gates.recent = await gateAt(page, /\/api\/organizations\/recent$/);
    gates.move = await gateAt(page, /\/api\/auth\/set-(ciam-)?user$/);
    starting();
    const path = documentedSteps[language].TRAVELLER_DETAILS;
    await page.goto(`${originOf('admin')}${path}?lang=${language}`, { waitUntil: 'commit' });
  },
  drive: {
    aManagerComes: comes(agents.manager, 'CM'),
    anExternalAdministratorComes: {
      requirements: ['RT-025'],
      gesture: comes(agents.owner, 'BOREAL-QUE'),
    },
    theManagerOpensAnotherPlace: opens('/nowhere'),
    theManagerOpensTheSwitch: opens('/switch?newOrg=ME'),
    anotherPageMovesTheSession: async (person) => {
      const search = await heldOf(person).search.next();
      heldOf(person).organization = 'TC';
      await moveSession(person.page.context(), 'admin', 'TC');
      await search.continue();
    },
    ...switchDrive,
    someAreFound: searchFor('me'),
    noneIsFound: searchFor('zzzz'),
    theSearchFails: async (person) => (await heldOf(person).search.next()).abort('failed'),
    theRecentCome: recentAre('TC', 'BOREAL'),
    noneIsRecent: recentAre(),
    theRecentCannotBeRead: async (person) => (await heldOf(person).recent.next()).abort('failed'),
    theSessionMoves: async (person) => {
      const route = await heldOf(person).move.next();
      heldOf(person).organization = (await route.request().headerValue('newOrg')) ?? '';
      await route.continue();
    },
    theSessionDoesNotMove: async (person) => (await heldOf(person).move.next()).abort('failed'),
  },
  screens: {
    ...switchScreens,
    reopening: [
      {
        requirements: ['OS-010', 'OS-011'],
        look: (person) =>
          expect.poll(() => organizationOfSession(person.page)).toBe(heldOf(person).organization),
      },
      {
        requirements: ['RT-026'],
        where: isExternal,
        look: async ({ page, language }) => {
          const path = documentedSteps[language].TRAVELLER_DETAILS;
          await expect(page).toHaveURL(`${originOf('admin')}${path}?lang=${language}`);
        },
      },
    ],
    notMoved: {
      requirements: ['OS-012'],
      look: async (person) => {
        const name = nameOf(person, heldOf(person).organization);
        const told = person.text('shell.switch.notMoved', { name });
        await expect(async () => {
          await person.page.clock.runFor(aLook);
          await expect(person.page.getByRole('region').getByText(told)).toBeVisible({ timeout: aLook });
        }, 'its code comes late, and shows only while time goes on').toPass();
        expect(await organizationOfSession(person.page)).toBe(heldOf(person).organization);
      },
    },
  },
  notHere: {
    nobodyIsThereYet: { reason: 'the chart is not fetched until somebody is signed in' },
    aManagerComes: comesOnce,
    anExternalAdministratorComes: comesOnce,
    theManagerOpensAnotherPlace: {
      reason: 'only a manager who is there opens it, and an open one is not opened again',
      where: (snapshot) =>
        somebodyElse(snapshot) || switchContext(snapshot).situation?.opened.path === '/nowhere',
    },
    theManagerOpensTheSwitch: {
      reason: 'only a manager who is there opens it, and an open one is not opened again',
      where: (snapshot) =>
        somebodyElse(snapshot) || switchContext(snapshot).situation?.opened.path === '/switch',
    },
    anotherPageMovesTheSession: {
      reason: 'a page learns of it by the answer to a call',
      where: (snapshot) => !snapshot.matches({ open: 'searching' }) || isExternal(snapshot),
    },
    someAreFound: { reason: 'what is searched for is not within the reach of an agency', where: isExternal },
    choosesARecentOrganization: { reason: 'it is not within the reach of an agency', where: isExternal },
    choosesAnotherOrganization: { reason: 'it is not within the reach of an agency', where: isExternal },
    erasesTheName: nothingToErase,
  },
});
