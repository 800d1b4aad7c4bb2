import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import type { PortalContext } from '#machines/portal/portal.types.ts';
import { personAt } from '../../support/tours/journeys/person.ts';
import type { Look, Person } from '../../support/tours/journeys/types.ts';
import { press } from '../../support/journeys/pressNamed.ts';
import { viewTours } from '../../support/tours/views.ts';
import { seeLeaveQuestion } from '../../tours/leaveQuestion.screens.ts';
import { portalTour } from '../../tours/portal.tour.ts';

const contextOf = ({ context }: AnyMachineSnapshot) => context as PortalContext;

/** What waits for an ended session is not seen. */
const isLive = (snapshot: AnyMachineSnapshot) => snapshot.matches({ session: 'live' });

/** Reads in the language that the portal shows. */
const read =
  (look: Look): Look =>
  ({ page }, snapshot) =>
    look(personAt(page, contextOf(snapshot).language), snapshot);

const heading = ({ page }: Person) => page.getByRole('heading', { level: 1 }).filter({ visible: true });
const account = ({ page }: Person) => page.getByRole('button', { name: /^(Account of|Compte de)/ });
const status = ({ page }: Person) => page.getByRole('main').getByRole('status').first();

const title = (key: string) => read((person) => expect(heading(person)).toHaveText(person.text(key)));
const says = (key: string) => read((person) => expect(status(person)).toHaveText(person.text(key)));
const leaves = read(async (person) => {
  await expect(person.page.getByText(person.text('pages.signIn.waitingMore'))).toBeVisible();
});
const errorPage = (code: 403 | 404 | 500) => ({
  requirements: [{ 403: 'ER-006', 404: 'ER-004', 500: 'ER-005' }[code]],
  look: title(`pages.error.${code}.title`),
});

const opened = { commanded: 'an address is opened by the bar of the browser or by a link to it' };
viewTours({
  tour: portalTour,
  languages: ['en'],
  drive: {
    choosesFrench: press('link', 'shell.language.other'),
    choosesEnglish: press('link', 'shell.language.other'),
    triesAgain: press('button', 'flow.unreachable.retry'),
    opensTheFlow: opened,
    beginsAQuote: opened,
    opensAnArea: opened,
    opensAContentPage: opened,
    opensAnUnknownAddress: opened,
    opensForbidden: opened,
    opensNotFound: opened,
    opensError: opened,
    opensWelcome: opened,
    opensLogin: opened,
    opensCustomerIdentity: opened,
    opensLogout: opened,
    opensTheAccount: opened,
    opensTheAccountAgain: opened,
    triesToOpenTheAreaAgain: press('button', 'flow.unavailable.retry'),
    returnsToTheArea: press('button', 'area.refused.back'),
    staysInTheArea: press('button', 'area.leave.stay'),
    leavesTheArea: press('button', 'area.leave.leave'),
    signsOutUnsaved: press('button', 'area.leave.leave'),
    arrivesBySso: opened,
    arrivesAsEmployee: opened,
    arrivesAsCustomer: opened,
    choosesTheDirectory: press('button', 'flow.signIn.lanid'),
    choosesCustomerIdentity: press('button', 'flow.signIn.ciamid'),
    signsInAgain: press('button', 'flow.session.ended.signIn'),
    signsOut: async (person) => {
      await account(person).click();
      await press('button', 'shell.user.signOut')(person);
    },
    triesToEndAgain: press('button', 'flow.session.notEnded.retry'),
  },
  screens: {
    wording: null,
    'wording.loadingTexts': null,
    'wording.showingTexts': {
      requirements: ['LN-002'],
      look: read(({ page, language, text }) =>
        expect(page.getByRole('link', { name: text('shell.language.other') })).toHaveAttribute(
          'lang',
          language === 'en' ? 'fr-CA' : 'en-CA',
        ),
      ),
    },
    visit: null,
    'visit.openingSession': says('kit.loading'),
    'visit.unreachable': title('flow.unreachable.title'),
    'visit.deciding': null,
    'visit.choosingSignIn': title('flow.signIn.title'),
    'visit.signingInDirectory': leaves,
    'visit.signingInCustomer': leaves,
    'visit.selling': { where: isLive, look: says('flow.opening') },
    session: null,
    'session.live': null,
    'session.ended': { requirements: ['SI-039'], look: title('flow.session.ended.title') },
    'session.renewing': read(({ page, text }) =>
      expect(page.getByRole('button', { name: text('flow.session.renewing') })).toBeVisible(),
    ),
    'visit.endingSession': says('flow.idle.ending'),
    'visit.sessionNotEnded': title('flow.session.notEnded.title'),
    'visit.signingOut': says('kit.loading'),
    'visit.readingContent': read((person, snapshot) => {
      const screen = contextOf(snapshot).address.path === '/faqs' ? 'faqs' : 'welcome';
      return expect(heading(person)).toHaveText(person.text(`content.${screen}.title`));
    }),
    'visit.inArea': null,
    'visit.inArea.fetchingArea': says('kit.loading'),
    'visit.inArea.areaUnavailable': title('flow.areaUnavailable.title'),
    'visit.inArea.working': null,
    'visit.inArea.working.open': { where: isLive, look: title('account.title') },
    'visit.inArea.working.asking': { ...seeLeaveQuestion, look: read(seeLeaveQuestion.look) },
    'visit.inArea.working.refused': [
      { where: isLive, look: title('area.refused.title') },
      { where: isLive, look: read(({ page }) => expect(page.locator('main')).toContainText('r-2')) },
    ],
    'visit.arrivingBySso': leaves,
    'visit.areaNotOpen': read((person, snapshot) =>
      expect(heading(person)).toHaveText(person.text(`area.name.${contextOf(snapshot).address.path}`)),
    ),
    'visit.forbidden': errorPage(403),
    'visit.notFound': errorPage(404),
    'visit.broken': errorPage(500),
    idling: null,
    'idling.unwatched': null,
    'idling.watched': null,
    'idling.closing': null,
  },
});
