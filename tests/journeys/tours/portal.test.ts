import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import type { ApplicationKey } from '#domain/applications.ts';
import { type Language, locales, otherLanguage } from '#domain/locales.ts';
import type { PortalContext } from '#machines/portal/portal.types.ts';
import { tellFromAnotherTab } from '../../support/journeys/otherTab.ts';
import { agents, originOf } from '../../support/journeys/portal.ts';
import {
  chooseWay,
  gatesOfVisit,
  giveCredentialsAgain,
  goBackTo,
  holdVisit,
  isBlank,
  leaveProviderWindow,
  loseSession,
  named,
  openSessionOf,
  press,
  read,
  signInAgain,
  signInAtProvider,
} from '../../support/journeys/visiting.ts';
import { field } from '../../support/journeys/walk.ts';
import { journeyTours } from '../../support/tours/journeys.ts';
import type { Gesture, Look, Person } from '../../support/tours/journeys/types.ts';
import { portalTour } from '../../tours/portal.tour.ts';

const contextOf = ({ context }: AnyMachineSnapshot) => context as PortalContext;
const isLoading = (snapshot: AnyMachineSnapshot) => snapshot.matches({ wording: 'loadingTexts' });
const hasLoaded = (snapshot: AnyMachineSnapshot) => !isLoading(snapshot);
const isLive = (snapshot: AnyMachineSnapshot) => snapshot.matches({ session: 'live' });
const firstPath: Record<Language, string> = { en: '/get-a-quote', fr: '/obtenir-une-soumission' };
const heading = ({ page }: Person) => page.getByRole('heading', { level: 1 }).filter({ visible: true });
const account = ({ page }: Person) => page.getByRole('button', { name: /^(Account of|Compte de)/ });
const age = ({ page }: Person) => page.locator('input[id^="age."]').first();

const title = (key: string) => read((person) => expect(heading(person)).toHaveText(person.text(key)));
const keepsAddress: Look = ({ page }, snapshot) =>
  expect.poll(() => new URL(page.url()).pathname).toBe(contextOf(snapshot).address.path);

/** A page that leaves for a provider waits until it is there. */
const leavesFor = (path: string) =>
  read(async (person) => {
    await expect(person.page.getByText(person.text('pages.signIn.waitingMore'))).toBeVisible();
    await expect.poll(() => gatesOfVisit(person).leavesFor?.pathname).toBe(path);
  });

const reach = (application: ApplicationKey) => async (person: Person, starting: () => void) => {
  const { page, language } = person;
  await holdVisit(page);
  starting();
  await page.goto(`${originOf(application)}/get-a-quote?lang=${language}`, { waitUntil: 'commit' });
  const { texts, session } = gatesOfVisit(person);
  await expect.poll(() => texts.waits() && session.waits()).toBe(true);
};

/** The session had ended when the person signs out: where the server ends it the page is left, as the chart of signing out shows. */
const letSignOut: Gesture = async (person) => {
  await loseSession(person);
  await (await gatesOfVisit(person).signOut.next()).fallback();
};

const failOrganization: Gesture = async (person) =>
  (await gatesOfVisit(person).organization.next()).abort('failed');

/** A session that was being opened meanwhile is not waited for any more. */
const letEnd: Gesture = async (person) => {
  const { signOut, session } = gatesOfVisit(person);
  session.clear();
  await (await signOut.next()).fallback();
  await (await session.next()).fallback();
};

const drive = {
  theTextsCome: async (person) => (await gatesOfVisit(person).texts.next()).fallback(),
  theTextsFail: async (person) => (await gatesOfVisit(person).texts.next()).abort('failed'),
  choosesFrench: press('link', 'shell.language.other'),
  nobodyIsSignedIn: openSessionOf(null),
  anEmployeeIsSignedIn: openSessionOf(agents.manager),
  aViewerIsSignedIn: openSessionOf(agents.viewer),
  aConsumerComes: openSessionOf(null),
  theServerDoesNotAnswer: async (person) => (await gatesOfVisit(person).session.next()).abort('failed'),
  triesAgain: press('button', 'flow.unreachable.retry'),
  opensTheFlow: goBackTo('/apply'),
  beginsAQuote: goBackTo('/get-a-quote?quote=new'),
  opensAnArea: goBackTo('/allocations'),
  opensAContentPage: goBackTo('/faqs'),
  opensAnUnknownAddress: goBackTo('/nowhere'),
  opensForbidden: goBackTo('/forbidden'),
  opensNotFound: goBackTo('/notfound'),
  opensError: goBackTo('/error'),
  opensWelcome: goBackTo('/welcome'),
  opensLogin: goBackTo('/login'),
  opensCustomerIdentity: goBackTo('/ciam'),
  arrivesBySso: goBackTo('/sso'),
  arrivesAsEmployee: goBackTo('/sso'),
  arrivesAsCustomer: goBackTo('/sso'),
  opensLogout: goBackTo('/logout'),
  choosesTheDirectory: chooseWay('lanid'),
  choosesCustomerIdentity: chooseWay('ciamid'),
  theDirectorySignsIn: (person) => signInAtProvider(person, agents.manager),
  customerIdentitySignsIn: (person) => signInAtProvider(person, agents.consultant),
  theSessionEnds: {
    requirements: ['SI-039'],
    gesture: async (person) => {
      await person.page.context().clearCookies({ name: /^__Host-portage-/ });
      if ((await age(person).count()) === 0) return goBackTo('/faqs')(person);
      // A call that was under way may have ended the session by now.
      if (!(await age(person).isVisible())) return;
      // What could not be kept is kept again only after a while, unless it is asked for.
      const keepAgain = named(person, 'button', 'flow.draft.retry');
      if (await keepAgain.isVisible()) return keepAgain.click();
      const other = (await age(person).inputValue()) === '51' ? '52' : '51';
      await age(person).fill(other, { force: true });
    },
  },
  signsInAgain: signInAgain,
  theSessionIsRenewed: giveCredentialsAgain(agents.manager),
  somebodyElseSignsIn: giveCredentialsAgain(agents.colleague),
  theSessionIsNotRenewed: leaveProviderWindow,
  signsOut: async (person) => {
    await account(person).click();
    await press('button', 'shell.user.signOut')(person);
  },
  thePersonIsSignedOut: letSignOut,
  theCustomerIsSignedOut: letSignOut,
  theServerDoesNotHearOfTheSignOut: async (person) =>
    (await gatesOfVisit(person).signOut.next()).abort('failed'),
  theReminderEndsTheSession: (person) => tellFromAnotherTab(person.page, { type: 'session.end' }),
  theOrganizationFails: { requirements: ['SI-025'], gesture: failOrganization },
  theOrganizationFailsAgain: { requirements: ['SI-026'], gesture: failOrganization },
  theSessionIsEnded: async (person) => {
    await loseSession(person);
    await letEnd(person);
  },
  theSessionCannotBeEnded: async (person) => (await gatesOfVisit(person).signOut.next()).abort('failed'),
  triesToEndAgain: press('button', 'flow.session.notEnded.retry'),
  aScreenFails: {
    requirements: ['ER-011'],
    gesture: async (person) => {
      for (const place of ['departure', 'destination'])
        await expect(person.page.getByRole('combobox').and(field(person.page, place))).toBeVisible();
      await person.page.evaluate(() => {
        const create = document.createElement.bind(document);
        document.createElement = (name: string) => {
          if (name === 'input') throw new Error('There is no room for another field');
          return create(name);
        };
      });
      await person.page.getByRole('button', { name: /^(Add a traveller|Ajouter un voyageur)/ }).click();
      await expect(age(person)).toHaveCount(0);
      await person.page.evaluate(() => {
        document.createElement = Document.prototype.createElement;
      });
    },
  },
} satisfies Parameters<
  typeof journeyTours<typeof portalTour.chart, (typeof portalTour.ids)[number]>
>[0]['drive'];

const screens = {
  wording: read(({ page, language }) =>
    expect(page.locator('html')).toHaveAttribute('lang', locales[language].tag),
  ),
  'wording.loadingTexts': null,
  'wording.showingTexts': {
    requirements: ['LN-002'],
    look: read(({ page, language, text }) => {
      const { tag } = locales[otherLanguage(language)];
      return expect(page.getByRole('link', { name: text('shell.language.other') })).toHaveAttribute(
        'lang',
        tag,
      );
    }),
  },
  visit: null,
  'visit.openingSession': read(({ page, text }) =>
    expect(page.getByRole('main').getByRole('status')).toHaveText(text('kit.loading')),
  ),
  'visit.unreachable': title('flow.unreachable.title'),
  'visit.deciding': null,
  'visit.choosingSignIn': title('flow.signIn.title'),
  'visit.signingInDirectory': leavesFor('/directory/auth'),
  'visit.signingInCustomer': leavesFor('/customers/auth'),
  session: null,
  'session.live': null,
  'visit.selling': [
    { where: isLive, look: read((person) => expect(age(person)).toBeEditable()) },
    {
      where: (snapshot: AnyMachineSnapshot) => isLive(snapshot) && hasLoaded(snapshot),
      look: read((person) =>
        expect.poll(() => new URL(person.page.url()).pathname).toBe(firstPath[person.language]),
      ),
    },
  ],
  'session.ended': {
    requirements: ['SI-039'],
    look: read(async (person) => {
      await expect(heading(person)).toHaveText(person.text('flow.session.ended.title'));
      await expect(age(person)).toBeHidden();
    }),
  },
  'session.renewing': read(({ page, text }) =>
    expect(page.getByRole('button', { name: text('flow.session.renewing') })).toBeVisible(),
  ),
  'visit.endingSession': read(({ page, text }) =>
    expect(page.getByRole('main').getByRole('status')).toHaveText(text('flow.idle.ending')),
  ),
  'visit.sessionNotEnded': title('flow.session.notEnded.title'),
  'visit.signingOut': read(async (person) => {
    await expect(person.page.getByRole('main').getByRole('status')).toHaveText(person.text('kit.loading'));
    await expect(account(person)).toHaveCount(0);
  }),
  'visit.readingContent': read((person, snapshot) => {
    const screen = contextOf(snapshot).address.path === '/faqs' ? 'faqs' : 'welcome';
    return expect(heading(person)).toHaveText(person.text(`content.${screen}.title`));
  }),
  'visit.inArea': null,
  'visit.inArea.fetchingArea': null,
  'visit.inArea.areaUnavailable': null,
  'visit.inArea.working': null,
  'visit.inArea.working.open': null,
  'visit.inArea.working.asking': null,
  'visit.inArea.working.refused': null,
  'visit.arrivingBySso': null,
  'visit.areaNotOpen': [
    read((person, snapshot) =>
      expect(heading(person)).toHaveText(person.text(`area.name.${contextOf(snapshot).address.path}`)),
    ),
    keepsAddress,
  ],
  'visit.forbidden': {
    requirements: ['ER-006'],
    where: hasLoaded,
    look: read(async (person) => {
      await expect(heading(person)).toHaveText(person.text('pages.error.403.title'));
      await expect(person.page).toHaveURL(new RegExp(`/forbidden\\?lang=${person.language}$`));
    }),
  },
  'visit.notFound': [
    { requirements: ['ER-004'], look: title('pages.error.404.title') },
    { requirements: ['ER-010'], look: keepsAddress },
  ],
  'visit.broken': { requirements: ['ER-005'], look: title('pages.error.500.title') },
  idling: null,
  'idling.unwatched': null,
  'idling.watched': null,
  'idling.closing': null,
} as const;

const withoutSession = (snapshot: AnyMachineSnapshot) =>
  snapshot.matches({ visit: 'readingContent' }) && contextOf(snapshot).address.path !== '/faqs';

const unseen = { reason: 'there is nothing to press before the first texts have come', where: isBlank };
const returns = { reason: 'a page that comes back has its texts', where: isLoading };
const areaJourneys = 'an area that has come once is there on this page; areas have journeys of their own';
const ownJourneys = 'an arrival by single sign-on has journeys of its own';
const notHere = {
  signsOut: unseen,
  theDirectorySignsIn: returns,
  customerIdentitySignsIn: returns,
  opensTheAccount: areaJourneys,
  arrivesBySso: ownJourneys,
  arrivesAsEmployee: ownJourneys,
  arrivesAsCustomer: ownJourneys,
  theMenusComeEmpty: 'menus come with the page, and the journey of the frame lets them come empty',
  choosesEnglish: 'texts that have come are there: the change is over before anything else can happen',
  theTextsFail: {
    reason: 'a page without its first texts has none to tell of it',
    where: isBlank,
  },
  choosesTheDirectory: unseen,
  choosesCustomerIdentity: unseen,
  triesAgain: unseen,
  triesToEndAgain: unseen,
  signsInAgain: unseen,
  theSessionEnds: {
    reason: 'without texts there is nothing to press, and the welcome page needs no session',
    where: (snapshot: AnyMachineSnapshot) => isBlank(snapshot) || withoutSession(snapshot),
  },
  aScreenFails: {
    reason: 'only the form draws more while it shows',
    where: (snapshot: AnyMachineSnapshot) =>
      isBlank(snapshot) || !snapshot.matches({ visit: 'selling', session: 'live' }),
  },
};

const visitorIsRenewed = 'session.live · session.end [anonymousWorkWaits] → session.renewing';
const onlyAdministration = 'only administration signs out what the reminder ends';
const onlyThere = 'only a consumer has a session without having signed in';

journeyTours({
  tour: portalTour,
  reach: reach('b2b'),
  drive,
  screens,
  notHere,
  notFromHere: {
    'visit.deciding · always [anotherPlaceOpens] → visit.deciding':
      'where whoever does not sell lands has journeys of its own',
    'visit · session.close [viewIsAdmin] → visit.signingOut': onlyAdministration,
    [visitorIsRenewed]: onlyThere,
    'visit.deciding · always [visitorOpensArea] → visit.deciding': onlyThere,
  },
});

const { theTextsCome, aConsumerComes, theSessionEnds } = drive;

/** What the server painted stays until the session is there. */
const paintedForm = read((person) => expect(age(person)).toBeVisible());

journeyTours({
  tour: portalTour,
  beginning: 'a consumer',
  adds: [visitorIsRenewed],
  reach: reach('b2c'),
  drive: { theTextsCome, aConsumerComes, theSessionEnds: theSessionEnds.gesture },
  screens: {
    ...screens,
    'visit.openingSession': paintedForm,
    'session.ended': null,
    'visit.forbidden': null,
    'visit.notFound': null,
    'visit.broken': null,
  },
  notHere: { theSessionEnds: notHere.theSessionEnds },
});
