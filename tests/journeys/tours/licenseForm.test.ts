import { expect, type Route } from '@playwright/test';
import type { AgentLicense } from '#domain/calls/shapes/license.ts';
import { bringSession } from '../../support/journeys/earlierSession.ts';
import { agents, originOf } from '../../support/journeys/portal.ts';
import { refuseCall } from '../../support/journeys/refuseCall.ts';
import { saveElsewhere } from '../../support/journeys/savedElsewhere.ts';
import { field, submit } from '../../support/journeys/walk.ts';
import { journeyTours } from '../../support/tours/journeys.ts';
import { namesOf } from '../../support/tours/journeys/trail.ts';
import { leaveScreens } from '../../tours/leaveQuestion.screens.ts';
import { licenseFormDrive, licenseFormScreens, seeOfLicense } from '../../tours/licenseForm.screens.ts';
import { licenseFormTour } from '../../tours/licenseForm.tour.ts';

const licence = '/api/agent/c-2001/license/L-2001';
const sameDay = (day: string) => `${day}T10:00:00.000Z`;
const contextOf = (route: Route) => route.request().frame().page().context();
const haveJourneys = 'the other language and signing in again have journeys of their own';

/** How saving fails, by the code of the failure; the server itself sees a field that it refuses and a stale revision. */
const failSaving: Record<string, (route: Route, error: unknown) => Promise<void>> = {
  'license.stale': async (route, error) => {
    const { expiredDate, legalName } = (error as { current: AgentLicense }).current.license;
    const meanwhile = { expiredDate: sameDay(expiredDate ?? ''), legalName: legalName ?? '' };
    await saveElsewhere(contextOf(route), licence, { license: meanwhile });
    await route.fallback();
  },
  'license.duplicate': (route, error) => refuseCall(route, 409, error),
  'request.invalid': async (route) => {
    const { license } = route.request().postDataJSON() as { license: object };
    await route.continue({ postData: JSON.stringify({ license: { ...license, licenseNumber: 'NB-é' } }) });
  },
  'server.failed': (route) => route.abort('failed'),
};

const codeOf = (error: unknown) => (error as { code: string }).code;

const namesLike = (pattern: RegExp) => namesOf(licenseFormTour).filter((name) => pattern.test(name));

journeyTours({
  tour: licenseFormTour,
  reach: async ({ page, language }, starting) => {
    await bringSession(page.context(), 'admin', agents.manager);
    await saveElsewhere(page.context(), licence, {
      license: { expiredDate: sameDay('2028-03-31'), legalName: 'Sophie Martin' },
    });
    starting();
    const asked = 'licenseType=AGENT&profileRef=c-2001&licenseId=L-2001';
    await page.goto(`${originOf('admin')}/licensing/editLicense?${asked}&lang=${language}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
  requests: {
    readRecord: {
      url: `**${licence}`,
      method: 'GET',
      settle: async (route, output) => {
        const response = await route.fetch();
        const { license, ...owner } = (await response.json()) as { license: object };
        const { isDeleted } = (output as AgentLicense).license;
        await route.fulfill({ response, json: { ...owner, license: { ...license, isDeleted } } });
      },
      fail: async (route, error) =>
        codeOf(error) === 'notFound'
          ? route.continue({ url: route.request().url().replace('L-2001', 'L-0') })
          : route.abort('failed'),
    },
    saveRecord: {
      url: `**${licence}`,
      method: 'PUT',
      fail: async (route, error) => failSaving[codeOf(error)]?.(route, error),
    },
  },
  drive: licenseFormDrive,
  screens: {
    ...licenseFormScreens,
    record: null,
    'record.opening': null,
    'record.answering': null,
    'record.answering.editing': null,
    'record.awaitingSession': null,
    ...leaveScreens,
    owner: null,
    'owner.known': null,
    'owner.readingAgain': null,
    'owner.outdated': null,
    agency: null,
    agents: null,
    'agents.none': null,
    'agents.reading': null,
    'agents.listed': null,
    'record.missing': [
      seeOfLicense('notFound'),
      { requirements: ['LF-005'], look: ({ page }) => expect(submit(page)).toHaveCount(0) },
    ],
    'record.reading': {
      requirements: ['LF-004'],
      look: ({ page, text }) => expect(page.locator('h1')).toHaveText(text('licenseForm.title.AGENT')),
    },
    'record.left': {
      requirements: ['LF-022', 'LF-023'],
      look: ({ page, text }) =>
        expect(page.getByRole('heading', { level: 1 })).toHaveText(text('licensing.title')),
    },
  },
  notFromHere: Object.fromEntries(
    namesLike(/^(agency|agents)[ .]|recordIsNew|addressIsRefused/).map((name) => [
      name,
      'only a new licence has an agency and an agent to choose, and only an address that names one is edited',
    ]),
  ),
  notHere: {
    theSessionEnds: haveJourneys,
    theLanguageChanges: haveJourneys,
  },
});

journeyTours({
  tour: licenseFormTour,
  beginning: 'a new record',
  adds: namesLike(/^agents\.reading · (done|error)/),
  reach: async ({ page, language }) => {
    await bringSession(page.context(), 'admin', agents.manager);
    await page.goto(`${originOf('admin')}/licensing/add?lang=${language}`);
    for (const id of ['organizationCode', 'profileRef'])
      await page.getByRole('combobox').and(field(page, id)).waitFor();
  },
  requests: { listAgents: { url: '**/api/agentlist?**' } },
  drive: licenseFormDrive,
  screens: { 'agents.unavailable': licenseFormScreens['agents.unavailable'] },
  notHere: {
    theLanguageChanges: haveJourneys,
    theAgencyIsNamed: haveJourneys,
    theSessionIsRenewed: haveJourneys,
    saves: 'the licence of a contractor has journeys of its own',
  },
});
