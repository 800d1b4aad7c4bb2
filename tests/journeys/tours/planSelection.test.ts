import { expect, type Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { locales, otherLanguage } from '#domain/locales.ts';
import { documentedSteps } from '../../support/documentedPaths.ts';
import { connectionReturns } from '../../support/journeys/connectionReturns.ts';
import { openStepAgain } from '../../support/journeys/earlierVisit.ts';
import { type Gate, gateAt } from '../../support/journeys/gate.ts';
import {
  cardWithDeductible,
  changeDeductible,
  gateAtPrices,
  otherCard,
  refuse,
  selectButton,
  takePlan,
} from '../../support/journeys/planCards.ts';
import { pressButton } from '../../support/journeys/pressButton.ts';
import { journeyTours } from '../../support/tours/journeys.ts';
import type { Gesture, Person } from '../../support/tours/journeys/types.ts';
import { answerNeeds } from '../../tours/needsAnalysis.screens.ts';
import { planSelectionDrive, planSelectionScreens, seeRetries } from '../../tours/planSelection.screens.ts';
import { planSelectionTour } from '../../tours/planSelection.tour.ts';

type Gates = { products: Gate; prices: Gate; card: Gate };
const gates = new WeakMap<Page, Gates>();
/** Pages that have read the plans: they are kept for a while and not asked for again. */
const read = new WeakSet<Page>();
const gatesOf = ({ page }: Person) => gates.get(page) as Gates;

const held = ({ context }: AnyMachineSnapshot, paxId: string): string | null =>
  (context.form.chosen as { paxId: string; code: string }[]).find((plan) => plan.paxId === paxId)?.code ??
  null;
const isCalculating = ({ context }: AnyMachineSnapshot) => context.offers[0].calculating.length > 0;
const isReadAgain = (snapshot: AnyMachineSnapshot) =>
  snapshot.matches('readingProducts') && snapshot.context.catalogue !== null;
const passedBy = {
  reason: 'the plans were read before and stay for a while: the page does not stop there',
  where: isReadAgain,
};

const firstCard = ({ page }: Person) => cardWithDeductible(page, 'pax-1');

/** The plans in the other language; in the language of the page they came beside the first screen. */
const productsOf = (person: Person) => gatesOf(person).products.next();

/** The first card asks for another price, which is held. */
const startPricing: Gesture = async (person) => {
  const { card } = gatesOf(person);
  card.clear();
  await changeDeductible(firstCard(person));
  await expect.poll(() => card.waits()).toBe(true);
};
const endPricing = async (person: Person, how: 'fallback' | 'abort') => {
  const { card } = gatesOf(person);
  if (!card.waits()) await startPricing(person);
  await (await card.next())[how]();
};

const isSelected = ({ page, text }: Person, paxId: string) =>
  page.locator(`#plans-${paxId}`).getByText(text('planSelection.selected'), { exact: true });

journeyTours({
  tour: planSelectionTour,
  reach: async (person, starting) => {
    const { page, language } = person;
    await openStepAgain(
      page,
      { application: 'b2b', language, step: 'SELECT_PLAN', companions: ['38'] },
      async () => {
        gates.set(page, {
          products: await gateAt(
            page,
            new RegExp(`/api/product\\?.*language=${locales[otherLanguage(language)].header}`),
          ),
          prices: await gateAtPrices(page, 'step'),
          card: await gateAtPrices(page, 'cards'),
        });
        starting();
      },
    );
    await pressButton('planSelection.matrix.showCards')(person);
  },
  requests: {
    recommendPlans: {
      url: '**/api/recommendation',
      method: 'POST',
      settle: async (route, output) => {
        const { paxes } = output as { paxes: { referenceNumber: string; errors: unknown[] }[] };
        await refuse(route, (id) =>
          paxes.some(({ referenceNumber, errors }) => referenceNumber === id && errors.length > 0),
        );
      },
    },
  },
  drive: {
    theConnectionReturns: connectionReturns,
    theProductsCome: async (person) => {
      if (read.has(person.page)) return;
      await (await productsOf(person)).fallback();
      read.add(person.page);
    },
    theProductsFail: async (person) => {
      await (await productsOf(person)).abort('failed');
    },
    thePricesCome: async (person) => (await gatesOf(person).prices.next()).fallback(),
    onePriceIsRefused: async (person) => refuse(await gatesOf(person).prices.next(), (id) => id === 'pax-2'),
    thePricesFail: async (person) => (await gatesOf(person).prices.next()).abort('failed'),
    ...planSelectionDrive,
    firstCardStartsPricing: startPricing,
    firstCardTellsPrice: (person) => endPricing(person, 'fallback'),
    theFirstPlanReturns: (person) => endPricing(person, 'fallback'),
    firstCardLosesPrice: (person) => endPricing(person, 'abort'),
    firstTravellerTakesPlan: async (person) => {
      const button = selectButton(firstCard(person), person);
      if ((await button.getAttribute('aria-disabled')) === 'true') await endPricing(person, 'fallback');
      await expect(button).not.toHaveAttribute('aria-disabled', 'true');
      await takePlan(firstCard(person), person);
    },
    firstTravellerTakesOtherPlan: (person) => takePlan(otherCard(person.page, 'pax-1'), person),
    firstTravellerGivesPlanBack: (person) =>
      firstCard(person)
        .getByRole('button', { name: new RegExp(`^${person.text('planSelection.remove')}`) })
        .click(),
    secondTravellerTakesPlan: (person) => takePlan(cardWithDeductible(person.page, 'pax-2'), person),
    theNeedsAreAnswered: ({ page }) => answerNeeds(page, 'pax-1'),
    leavesForSummary: ({ page, text }) =>
      page
        .getByRole('navigation')
        .getByRole('link', { name: text('flow.step.TRAVELLER_DETAILS') })
        .click(),
  },
  screens: {
    ...planSelectionScreens,
    choosing: async (person, snapshot) => {
      await seeRetries(person, snapshot);
      for (const paxId of ['pax-1', 'pax-2'])
        await expect(isSelected(person, paxId)).toHaveCount(held(snapshot, paxId) === null ? 0 : 1);
    },
    left: ({ page, language }) =>
      expect.poll(() => new URL(page.url()).pathname).not.toBe(documentedSteps[language].SELECT_PLAN),
  },
  notFromHere: {
    '(chart) · needsAnalysis.keepAnswers (stays)': 'nobody outside of Quebec is asked',
    '(chart) · productCard.tellPrice [selectionReturns] (stays)': 'nothing was chosen for another trip',
  },
  notHere: {
    theFirstTravellerBeginsTheQuestionnaire: 'a traveller of 45 is asked nothing about health',
    theFirstTravellerCompletesTheQuestionnaire: 'a traveller of 45 is asked nothing about health',
    theProductsFail: passedBy,
    goesBack: passedBy,
    leavesForSummary: passedBy,
    firstCardStartsPricing: passedBy,
    firstCardTellsPrice: passedBy,
    firstCardLosesPrice: passedBy,
    firstTravellerTakesPlan: {
      reason: 'a plan is not taken twice, nor while its price is asked for',
      where: (snapshot) =>
        isReadAgain(snapshot) || isCalculating(snapshot) || held(snapshot, 'pax-1') === 'SEMH',
    },
    firstTravellerTakesOtherPlan: {
      reason: 'a plan is not taken twice',
      where: (snapshot) => isReadAgain(snapshot) || held(snapshot, 'pax-1') === 'SAIH',
    },
    firstTravellerGivesPlanBack: passedBy,
    secondTravellerTakesPlan: {
      reason: 'a plan is not taken twice',
      where: (snapshot) => isReadAgain(snapshot) || held(snapshot, 'pax-2') !== null,
    },
  },
});
