import { expect, type Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { flowDraftVersion } from '#domain/flow/flowDraftEnvelope.ts';
import type { StepKey } from '#domain/flow/steps.ts';
import { documentedSteps } from '../../support/documentedPaths.ts';
import { connectionReturns } from '../../support/journeys/connectionReturns.ts';
import { openStepAgain } from '../../support/journeys/earlierVisit.ts';
import {
  endWriting,
  findDraft,
  findPurchase,
  flowHeldFor,
  holdFlow,
  leaving,
  letStepCome,
  lose,
  losePurchase,
  loseStep,
  pass,
  readingOf,
  saveInAnotherWindow,
  whileTimeGoesOn,
} from '../../support/journeys/heldFlow.ts';
import { pressButton } from '../../support/journeys/pressButton.ts';
import { rememberSent } from '../../support/journeys/sentPurchase.ts';
import {
  choosePlans,
  enterApplication,
  enterTravellers,
  expectStep,
  field,
  parisTrip,
  submit,
} from '../../support/journeys/walk.ts';
import { namesOf } from '../../support/tours/journeys/trail.ts';
import { journeyTours } from '../../support/tours/journeys.ts';
import type { Gesture, Look } from '../../support/tours/journeys/types.ts';
import { quoteFlowTour } from '../../tours/quoteFlow.tour.ts';
import { isWaiting } from '../../tours/quoteFlow.waiting.ts';

const open =
  (step: StepKey): Gesture =>
  ({ page, text }) =>
    page
      .getByRole('navigation', { name: text('kit.stepper.label') })
      .getByRole('link', { name: text(`flow.step.${step}`) })
      .click();
const openFirst = open('TRAVELLER_DETAILS');

/** Enters the travellers at an age; the places only where none are there yet. */
const travellersOf =
  (age: string): Gesture =>
  async (person) => {
    const { page } = person;
    if ((await field(page, 'departure').inputValue()) === '')
      await whileTimeGoesOn(person, enterTravellers(page));
    await field(page, 'province').selectOption(parisTrip.province);
    await page.locator('input[id^="age."]').fill(age);
    flowHeldFor(person).age = age;
    await submit(page).click();
  };

const isAt =
  (step: StepKey): Look =>
  async ({ page, language, text }) => {
    await expectStep(page, step, language);
    await expect(page.locator('main li[aria-current="step"]')).toContainText(text(`flow.step.${step}`));
  };

const isFirstStep = ({ context }: AnyMachineSnapshot) => context.step === 'TRAVELLER_DETAILS';
/** Payment opens for the first time on this page. */
const isFirstPayment = (snapshot: AnyMachineSnapshot) =>
  snapshot.matches('fetchingStep') &&
  snapshot.context.step === 'PAYMENT' &&
  Boolean(snapshot.context.forms.payment?.purchaseId);
const comesAtOnce = (snapshot: AnyMachineSnapshot) =>
  snapshot.matches('fetchingStep') && !isFirstPayment(snapshot);
const stepsWithChart = ['enteringTravellers', 'enteringTrip', 'selectingPlans', 'applying', 'paying'];

/** Goes back; where nothing was open before, to the summary, which is then the page before this one. */
async function goBackToSummary(page: Page): Promise<void> {
  await page.evaluate(
    (paths) => {
      if (window.history.length > 2) return window.history.back();
      const here = window.location.href;
      const path = here.includes('lang=fr') ? paths.fr : paths.en;
      window.history.replaceState(null, '', `${path}${window.location.search}`);
      window.history.pushState(null, '', here);
      window.history.back();
    },
    { en: documentedSteps.en.QUOTE_DETAILS, fr: documentedSteps.fr.QUOTE_DETAILS },
  );
}

const signingInAgain = 'signing in again has journeys of its own';
const beginningAnew = 'a new quote has journeys of its own';
const namesLike = (pattern: RegExp) => namesOf(quoteFlowTour).filter((name) => pattern.test(name));
const ofOtherQuotes =
  /beginQuote|returnToEarlier|otherQuoteIsWanted|leavingQuote|takingOther|askingToBegin|payment\.stay/;

journeyTours({
  tour: quoteFlowTour,
  time: 'paused',
  reach: async (person, starting) => {
    const { page, language } = person;
    const earlier = { application: 'b2b', language, step: 'PAYMENT', prepared: 'CASH' } as const;
    await openStepAgain(page, earlier, async () => {
      await holdFlow(page);
      starting();
    });
    await expect(page.getByRole('status').filter({ hasText: person.text('flow.opening') })).toBeVisible();
  },
  inside: [
    {
      tour: quoteFlowTour,
      notHere: {
        '(chart) · parent.renewSession (stays)': signingInAgain,
        'enteringTravellers · parent.renewSession (stays)': signingInAgain,
        ...Object.fromEntries(namesLike(ofOtherQuotes).map((name) => [name, beginningAnew])),
      },
    },
  ],
  drive: {
    noDraftIsFound: async (person) =>
      (await readingOf(person)).route.fulfill({ status: 404, json: { code: 'notFound' } }),
    aDraftOfAnotherShapeIsFound: async (person) => {
      const { route, answer, draft } = await readingOf(person);
      await route.fulfill({ response: answer, json: { ...draft, version: flowDraftVersion + 1 } });
      await expect(person.page.getByText(person.text('flow.draft.notRestored'))).toBeVisible();
    },
    aPaymentOfTheDraftGoesOn: async (person) => {
      await rememberSent(person.page, 'of a session that is over');
      await (await readingOf(person)).route.fulfill({ status: 404, json: { code: 'notFound' } });
      await expect(person.page.getByText(person.text('flow.draft.paymentSent'))).toBeVisible();
    },
    aFinishedDraftIsFound: findDraft(false),
    aDraftWithAPurchaseIsFound: findDraft(true),
    theDraftCannotBeRead: async (person) => lose((await readingOf(person)).route),
    thePersonTriesTheDraftAgain: pressButton('flow.draftUnavailable.retry'),
    thePurchaseIsConfirmed: findPurchase('confirmed'),
    thePurchaseIsBeingChecked: findPurchase('checking'),
    thePurchaseIsOnlyPrepared: findPurchase('prepared'),
    thePurchaseCannotBeRead: losePurchase,
    theStepComes: letStepCome,
    theStepDoesNotCome: loseStep,
    thePersonTriesTheStepAgain: async (person) => {
      flowHeldFor(person).payment = 'held';
      await pressButton('flow.unavailable.retry')(person);
    },
    theConnectionReturns: async (person) => {
      flowHeldFor(person).payment = 'held';
      await connectionReturns(person);
    },
    thePersonOpensTheFirstStep: async (person) => {
      const reviews =
        (await person.page.getByRole('button', { name: person.text('quoteSummary.continue') }).count()) > 0;
      await (reviews ? leaving(openFirst) : openFirst)(person);
    },
    thePersonOpensTheSummary: open('QUOTE_DETAILS'),
    theTravellersAreEntered: leaving(travellersOf('45')),
    anotherAgeIsEntered: leaving(travellersOf('41')),
    theTravellersAreLeftIncomplete: leaving(async ({ page }) => {
      await field(page, 'province').selectOption('');
      await goBackToSummary(page);
    }),
    theTripIsEntered: leaving(({ page }) => submit(page).click()),
    theTripIsLeftBackwards: leaving(pressButton('tripDetails.back')),
    thePlansAreChosen: leaving(async (person) => {
      const { page, text } = person;
      const removing = page.getByRole('button', { name: /^(Remove|Retirer)/ });
      const section = page.locator('main section[id^="plans-"]').first();
      await whileTimeGoesOn(person, section.getByRole('button').first().waitFor());
      if ((await removing.count()) === 0) await whileTimeGoesOn(person, choosePlans(page));
      await page.getByRole('button', { name: text('planSelection.continue') }).click();
    }),
    thePlansAreLeftForTheTravellers: leaving(async (person) => {
      const { page } = person;
      const section = page.locator('main section[id^="plans-"]').first();
      await whileTimeGoesOn(person, section.getByRole('button').first().waitFor());
      const removing = page.getByRole('button', { name: /^(Remove|Retirer)/ });
      if ((await removing.count()) > 0) await removing.first().click();
      await openFirst(person);
    }),
    thePersonChangesTheReturnDate: leaving(({ page, text }) =>
      page.getByRole('link', { name: text('quoteSummary.return') }).click(),
    ),
    thePersonContinuesFromTheSummary: leaving(pressButton('quoteSummary.continue')),
    thePersonGoesBackFromTheSummary: leaving(pressButton('quoteSummary.back')),
    theApplicationIsFilledIn: leaving(async (person) => {
      const { page } = person;
      const birthYear = String(new Date().getFullYear() - Number(flowHeldFor(person).age));
      await enterApplication(page, { firstName: 'Marie', lastName: 'Tremblay', birthYear });
      await submit(page).click();
    }),
    thePaymentIsLeftBackwards: leaving(pressButton('payment.back')),
    thePolicyIsIssued: leaving(async (person) => {
      const { page } = person;
      await page.locator('input[name="method"][value="CASH"]').check();
      await submit(page).click();
    }),
    theDraftIsKept: endWriting(pass),
    theDraftCannotBeKept: endWriting(lose),
    /** The words are the same where a draft is unread and where a policy is issued. */
    thePersonStartsOver: pressButton('confirmation.startOver'),
    theDraftIsClosed: async (person) => pass(await flowHeldFor(person).closing.next()),
    theDraftCannotBeClosed: async (person) => lose(await flowHeldFor(person).closing.next()),
    theKeeperAsksToReadTheDraftAgain: async (person) => {
      const { page, text } = person;
      await saveInAnotherWindow(person);
      await page.locator('[id^="city."]').first().fill('Toronto');
      const other = page.getByRole('button', { name: text('flow.draft.takeTheirs') });
      await whileTimeGoesOn(person, other.waitFor());
      await other.click();
    },
    thePersonChoosesFrench: async ({ page, language }) => {
      const [there, back] = language === 'en' ? ['Français', 'English'] : ['English', 'Français'];
      await page.getByRole('link', { name: there, exact: true }).click();
      await page.getByRole('link', { name: back, exact: true }).click();
    },
  },
  screens: {
    restoring: isWaiting,
    readingPurchase: isWaiting,
    draftUnavailable: async ({ page, language, text }, { context }) => {
      await expectStep(page, context.wantedStep, language);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(text('flow.draftUnavailable.title'));
    },
    choosingStep: null,
    fetchingStep: null,
    stepUnavailable: ({ page, text }) =>
      expect(page.getByRole('heading', { level: 1 })).toHaveText(text('flow.unavailable.title')),
    enteringTravellers: isAt('TRAVELLER_DETAILS'),
    enteringTrip: isAt('TRIP_DETAILS'),
    selectingPlans: isAt('SELECT_PLAN'),
    reviewingQuote: isAt('QUOTE_DETAILS'),
    applying: isAt('CONTACT_DETAILS'),
    paying: isAt('PAYMENT'),
    leaving: isWaiting,
    leavingQuote: null,
    takingOther: null,
    askingToBegin: null,
    confirmed: {
      requirements: ['CP-004'],
      look: async (person, snapshot) => {
        await isAt('CONFIRMATION')(person, snapshot);
        const { page, text } = person;
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toContainText(text('confirmation.title.b2b', { count: 1 }));
      },
    },
    startingOver: isWaiting,
  },
  notFromHere: {
    'readingPurchase · done(readPurchase) [otherQuoteIsWanted] → leavingQuote': beginningAnew,
    'readingPurchase · error(readPurchase) [otherQuoteIsWanted] → leavingQuote': beginningAnew,
    'leavingQuote · always [paymentIsUnsettled] → choosingStep': beginningAnew,
  },
  notHere: {
    theStepDoesNotCome: {
      reason: 'a step that has come once is there on this page',
      where: comesAtOnce,
    },
    thePersonOpensTheFirstStep: {
      reason:
        'the open step is no link, a step that is there comes at once, and a form is left without a pause',
      where: (snapshot) =>
        isFirstStep(snapshot) ||
        stepsWithChart.some((state) => snapshot.matches(state)) ||
        comesAtOnce(snapshot),
    },
    thePersonOpensPayment:
      'no link leads past the open step, and the form that is left for it is left without a pause',
    theTravellersAreLeftIncomplete: {
      reason: 'it was left so before',
      where: ({ context }) => context.forms.travellers?.province === '',
    },
    thePlansAreChosen: {
      reason: 'plans are priced for the age that was entered',
      where: ({ context }) => context.forms.travellers?.travellers[0]?.age === '41',
    },
    theApplicationTellsAnotherAge: 'the application tells it on the journeys of its own step',
    theKeeperAsksToReadTheDraftAgain: {
      reason:
        'nothing is typed there; and where the payment was open before, its screen is there and cannot fail to come',
      where: (snapshot) =>
        !snapshot.matches('applying') || snapshot.context.forms.payment?.purchaseId === null,
    },
    theSessionIsRenewed: signingInAgain,
    thePersonBeginsANewQuote: beginningAnew,
    thePaymentCannotBeLeft: beginningAnew,
    whatAVisitorEnteredIsKept: beginningAnew,
    theOtherQuoteIsTakenInHand: beginningAnew,
    theOtherQuoteIsNotTakenInHand: beginningAnew,
    thePersonReturnsToTheEarlierQuote: beginningAnew,
    thePersonLetsTheQuoteGo: beginningAnew,
    thePersonKeepsTheQuote: beginningAnew,
    thePersonChoosesFrench: {
      reason:
        'it was chosen, and the language before it again; a step that comes at once leaves no time for it',
      where: (snapshot) => snapshot.context.language === 'fr' || comesAtOnce(snapshot),
    },
  },
});
