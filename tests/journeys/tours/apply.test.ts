import { expect, type Page, type Request, type Route } from '@playwright/test';
import type { ApplyForm } from '#domain/apply/applyForm.ts';
import type { OrganizationContent } from '#domain/calls/organizations/getContent.ts';
import type { QuoteAnswer } from '#domain/calls/shapes/quoteAnswer.ts';
import type { QuoteBody } from '#domain/calls/shapes/quoteBody.ts';
import { type Language, locales } from '#domain/locales.ts';
import type { StepKey } from '#domain/flow/steps.ts';
import { documentedSteps } from '../../support/documentedPaths.ts';
import { connectionReturns } from '../../support/journeys/connectionReturns.ts';
import { openStepAgain } from '../../support/journeys/earlierVisit.ts';
import { refuse } from '../../support/journeys/planCards.ts';
import { agents } from '../../support/journeys/portal.ts';
import { dayFromNow, enterApplication, field } from '../../support/journeys/walk.ts';
import { journeyTours } from '../../support/tours/journeys.ts';
import {
  applyDrive,
  applyExcuses,
  applyScreens,
  dialogOnly,
  formOf,
  nameToFollow,
  seeProblems,
  standsAlready,
  typeEmail,
  typeSecondBirthYear,
} from '../../tours/apply.screens.ts';
import { applyTour } from '../../tours/apply.tour.ts';

const content = '**/api/content';
const thisYear = new Date().getFullYear();
const yearOf = (age: number) => String(thisYear - age);
/** Near today, and in the same year: at New Year everybody here has a birthday. */
const otherDay = dayFromNow(2).startsWith(String(thisYear)) ? dayFromNow(2) : dayFromNow(-2);
/** What the organization says where the person agrees, in the language of the page. */
const terms = new WeakMap<Page, string>();
/** What keeps the agent from the payment, by the ids of the fields. */
const missingIn = ({ travellers, legalConsent }: ApplyForm) => {
  const [primary] = travellers;
  const empty = (['email', 'addressLine1', 'city', 'postalCode'] as const).filter(
    (name) => primary?.[name] === '',
  );
  const nameless = travellers.filter(({ nameToFollow: follows, firstName }) => !follows && firstName === '');
  const unseen = travellers.filter(({ eligibilityConsent }) => !eligibilityConsent);
  return [
    ...empty.map((name) => `${name}.${primary?.paxId}`),
    ...nameless.flatMap(({ paxId }) => [`firstName.${paxId}`, `lastName.${paxId}`]),
    ...unseen.map(({ paxId }) => `eligibilityConsent.${paxId}`),
    ...(legalConsent ? [] : ['legalConsent']),
  ];
};
const stepsTowards: Record<string, StepKey> = { next: 'PAYMENT', SELECT_PLAN: 'SELECT_PLAN' };

/** The prices of the real server, but for those of a traveller whose plan the tour's answer does not have. */
async function answerQuote(route: Route, output: unknown): Promise<void> {
  const asked = route.request().postDataJSON() as QuoteBody;
  const typed = await field(route.request().frame().page(), 'applicationDate').inputValue();
  expect(typed === '' ? '' : asked.applicationDate).toBe(typed);
  const { paxes } = output as QuoteAnswer;
  return refuse(route, (id) =>
    paxes.some(({ referenceNumber, plans }) => referenceNumber === id && plans.length === 0),
  );
}

const langOf = (request: Request) => (request.postDataJSON() as { lang: string }).lang;

/** Notes nothing when the page is left before its content was read. */
async function noteTerms(page: Page, language: Language, request: Request): Promise<void> {
  if (!request.url().endsWith('/api/content') || langOf(request) !== locales[language].header) return;
  const response = await request.response().catch(() => null);
  const answer = (await response?.json().catch(() => null)) as { organization: OrganizationContent } | null;
  if (answer) terms.set(page, answer.organization.termsAndConditions.text);
}

journeyTours({
  tour: applyTour,
  beginning: 'holder of POLICY_ADMIN',
  reach: async ({ page, language }, starting) => {
    page.on('requestfinished', (request) => void noteTerms(page, language, request));
    await openStepAgain(
      page,
      { application: 'b2b', language, step: 'CONTACT_DETAILS', companions: ['45'], agent: agents.manager },
      async () => {
        await page.route(content, (route) =>
          langOf(route.request()) === locales[language].header ? route.continue() : route.fallback(),
        );
        starting();
      },
    );
  },
  drive: {
    ...applyDrive,
    theConnectionReturns: connectionReturns,
    fillsInEverything: {
      requirements: ['AP-001 partly'],
      gesture: async ({ page }) => {
        await nameToFollow(page).check();
        await nameToFollow(page).uncheck();
        await page.locator('[id^="email."]').first().fill('');
        await enterApplication(page, {
          firstName: 'Marie',
          lastName: 'Tremblay',
          birthYear: yearOf(45),
        });
      },
    },
    typesWrongEmail: typeEmail('marie@'),
    typesEmail: typeEmail('marie.tremblay@example.ca'),
    typesOtherBirthYear: typeSecondBirthYear(yearOf(51)),
    datesApplication: {
      requirements: ['PM-020 partly'],
      gesture: ({ page }) => field(page, 'applicationDate').fill(otherDay),
    },
    choosesFrench: async ({ page, language }) => {
      const [there, back] = language === 'en' ? ['Français', 'English'] : ['English', 'Français'];
      await page.getByRole('link', { name: there, exact: true }).click();
      await page.getByRole('link', { name: back, exact: true }).click();
    },
    leavesForSummary: ({ page, text }) =>
      page
        .getByRole('navigation')
        .getByRole('link', { name: text('flow.step.QUOTE_DETAILS') })
        .click(),
  },
  screens: {
    ...applyScreens,
    requoted: {
      requirements: ['AP-035'],
      look: ({ page, text }) => {
        const asked = (key: string) => page.getByRole('alertdialog', { name: text(`apply.${key}`) });
        return expect(asked('requoted.title').or(asked('requoted.same.title'))).toBeVisible();
      },
    },
    answering: {
      requirements: ['AP-027'],
      look: async ({ page }) => {
        await expect.poll(() => terms.get(page)).toBeTruthy();
        await expect(page.getByText(terms.get(page) as string)).toBeVisible();
      },
    },
    'answering.correcting': {
      requirements: ['AP-011', 'AP-029'],
      look: async (person, snapshot) => {
        await seeProblems(person, snapshot);
        const links = person.page.getByRole('alert').getByRole('link');
        const told = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.slice(1)));
        expect(told).toEqual(expect.arrayContaining(missingIn(formOf(snapshot))));
      },
    },
    left: ({ page, language }, { context: { towards } }) =>
      expect
        .poll(() => new URL(page.url()).pathname)
        .toBe(documentedSteps[language][stepsTowards[towards as string] ?? 'QUOTE_DETAILS']),
  },
  requests: {
    readConsents: { url: content, method: 'POST' },
    priceQuote: { url: '**/api/quote', method: 'POST', settle: answerQuote },
  },
  notHere: {
    fillsInEverything: standsAlready(({ travellers }) => travellers[0]?.birthYear !== ''),
    typesWrongEmail: standsAlready(({ travellers }) => travellers[0]?.email === 'marie@'),
    typesEmail: standsAlready(({ travellers }) => travellers[0]?.email === 'marie.tremblay@example.ca'),
    typesOtherBirthYear: standsAlready(({ travellers }) => travellers[1]?.birthYear === '1980'),
    ...applyExcuses,
    thePriceIsAnother: {
      reason: 'the day alone changes no price here',
      where: (snapshot) => formOf(snapshot).travellers[1]?.birthYear !== '1980',
    },
    choosesFrench: dialogOnly,
    leavesForSummary: dialogOnly,
  },
});
