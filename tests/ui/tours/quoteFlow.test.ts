import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import type { StepKey } from '#domain/flow/steps.ts';
import { pressButton } from '../../support/journeys/pressButton.ts';
import type { Gesture, Look } from '../../support/tours/journeys/types.ts';
import { viewTours } from '../../support/tours/views.ts';
import { quoteFlowTour } from '../../tours/quoteFlow.tour.ts';
import { isWaiting } from '../../tours/quoteFlow.waiting.ts';

const openFirstStep: Gesture = ({ page, text }) =>
  page
    .getByRole('navigation', { name: text('kit.stepper.label') })
    .getByRole('link', { name: text('flow.step.TRAVELLER_DETAILS') })
    .click();

const isAt =
  (step: StepKey): Look =>
  ({ page, text }) =>
    expect(page.locator('main li[aria-current="step"]')).toContainText(text(`flow.step.${step}`));
const title =
  (key: string): Look =>
  ({ page, text }) =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText(text(key));

const isAtForm = (snapshot: AnyMachineSnapshot) =>
  ['enteringTravellers', 'enteringTrip', 'selectingPlans', 'applying', 'paying'].includes(
    String(snapshot.value),
  );

const byAddress = { commanded: 'no link leads past the open step: an address does' };

viewTours({
  tour: quoteFlowTour,
  drive: {
    thePersonTriesTheDraftAgain: pressButton('flow.draftUnavailable.retry'),
    thePersonTriesTheStepAgain: pressButton('flow.unavailable.retry'),
    thePersonOpensTheFirstStep: openFirstStep,
    thePersonOpensPayment: byAddress,
    thePersonOpensTheSummary: byAddress,
    thePersonChangesTheReturnDate: ({ page, text }) =>
      page.getByRole('link', { name: text('quoteSummary.return') }).click(),
    thePersonContinuesFromTheSummary: pressButton('quoteSummary.continue'),
    thePersonGoesBackFromTheSummary: pressButton('quoteSummary.back'),
    /** The words are the same where a draft is unread and where a policy is issued. */
    thePersonStartsOver: pressButton('confirmation.startOver'),
    thePersonBeginsANewQuote: { commanded: 'the portal hears it from a link' },
    thePersonLetsTheQuoteGo: pressButton('flow.begin.confirm'),
    thePersonKeepsTheQuote: pressButton('flow.begin.keep'),
  },
  screens: {
    restoring: isWaiting,
    readingPurchase: isWaiting,
    draftUnavailable: title('flow.draftUnavailable.title'),
    choosingStep: null,
    fetchingStep: isWaiting,
    stepUnavailable: title('flow.unavailable.title'),
    enteringTravellers: [
      isAt('TRAVELLER_DETAILS'),
      {
        requirements: ['QS-007 partly'],
        look: async ({ page }, { context }) => {
          const asked = page.locator('[id="returnDate"]');
          const isFocused = () => asked.evaluate((field) => field === document.activeElement);
          await expect.poll(isFocused).toBe(context.changing === 'returnDate');
        },
      },
    ],
    enteringTrip: isAt('TRIP_DETAILS'),
    selectingPlans: isAt('SELECT_PLAN'),
    reviewingQuote: isAt('QUOTE_DETAILS'),
    applying: isAt('CONTACT_DETAILS'),
    paying: isAt('PAYMENT'),
    leaving: isWaiting,
    leavingQuote: null,
    takingOther: isWaiting,
    askingToBegin: title('flow.begin.title'),
    confirmed: isAt('CONFIRMATION'),
    startingOver: isWaiting,
  },
  notHere: {
    thePersonOpensTheFirstStep: {
      reason: 'the open step is no link, and a form is left without a pause',
      where: (snapshot) => snapshot.context.step === 'TRAVELLER_DETAILS' || isAtForm(snapshot),
    },
    thePersonOpensPayment: { reason: 'a form is left without a pause', where: isAtForm },
    thePersonBeginsANewQuote: { reason: 'a form is left without a pause', where: isAtForm },
    thePaymentCannotBeLeft: 'a payment that is open is left without a pause',
    thePersonReturnsToTheEarlierQuote: 'a form is left without a pause',
  },
});
