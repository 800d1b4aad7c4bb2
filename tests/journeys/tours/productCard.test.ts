import { expect, type Locator, type Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import type { QuoteAnswer } from '#domain/calls/shapes/quoteAnswer.ts';
import { formatsOf } from '#domain/formats.ts';
import { centsOf } from '#domain/money.ts';
import type { FlowForms } from '#domain/quote/flowForms.ts';
import { connectionReturns } from '../../support/journeys/connectionReturns.ts';
import { openStepAgain, type Return } from '../../support/journeys/earlierVisit.ts';
import type { Gate } from '../../support/journeys/gate.ts';
import {
  cardsOf,
  cardWithDeductible,
  changeDeductible,
  deductible,
  gateAtPrices,
  losePriceOf,
  otherCard,
  planAskedBy,
  refuse,
  takePlan,
} from '../../support/journeys/planCards.ts';
import { pressButton } from '../../support/journeys/pressButton.ts';
import { journeyTours } from '../../support/tours/journeys.ts';
import type { Gesture, Look, Person } from '../../support/tours/journeys/types.ts';
import {
  act,
  cardExcuses,
  cardOf,
  clearDeductible,
  dialogDrive,
  inDialog,
  press,
  productCardScreens,
  seeBarred,
  seeDisagreed,
  seeOutdated,
  seeSelection,
  selectPlan,
  watchCard,
} from '../../tours/productCard.screens.ts';
import { productCardTour } from '../../tours/productCard.tour.ts';

const priceGates = new WeakMap<Page, Gate>();
const pricesOf = ({ page }: Person) => priceGates.get(page) as Gate;

/** Does what makes the card ask for a price: what it asked for before is given up. */
const startPricing =
  (gesture: Gesture): Gesture =>
  async (person) => {
    pricesOf(person).clear();
    await gesture(person);
  };

/** The price of the values on the card comes, and it is the one that is seen. */
const thePriceComes: Gesture = async (person) => {
  const card = cardOf(person);
  const route = await pricesOf(person).next();
  const asked = planAskedBy(route);
  const chosen = await deductible(card).inputValue();
  expect(asked?.tripPreference?.deductible).toBe(chosen === '' ? undefined : Number(chosen));
  expect(asked?.optionalBenefits).toHaveLength(await act(person, 'extra.added').count());
  const answered = person.page.waitForResponse((response) => response.request() === route.request());
  await route.fallback();
  const { paxes } = (await (await answered).json()) as QuoteAnswer;
  const total = formatsOf(person.language).money(centsOf(paxes[0]?.plans[0]?.premiumTotal ?? 0));
  await expect(card.locator('[data-holds]')).toContainText(total);
};
const theDeductibleChanges = startPricing((person) => changeDeductible(cardOf(person)));
const letterAsDays: Gesture = async (person) => {
  const days = cardOf(person).locator('input[id^="daysPerTrip."]');
  const before = await days.inputValue();
  await days.press('End');
  await days.press('x');
  await expect(days).toHaveValue(before);
};
const givePlanBack: Gesture = async (person) => {
  if ((await act(person, 'extra.added').count()) > 0) pricesOf(person).clear();
  await act(person, 'remove').click();
};
const takeOtherPlan: Gesture = async (person) => {
  if ((await act(person, 'extra.added').count()) > 0) pricesOf(person).clear();
  await takePlan(otherCard(person.page, 'pax-1'), person);
};

const screens = {
  ...productCardScreens,
  'price.offered.calculating': async (person, snapshot) => {
    await expect.poll(() => pricesOf(person).waits()).toBe(true);
    await productCardScreens['price.offered.calculating'](person, snapshot);
  },
} satisfies Record<string, Look | null>;

type Way = Omit<Return, 'application' | 'language' | 'step'> & {
  application?: Return['application'];
  card: (page: Page) => Locator;
  /** A plan whose price is missing in what the step is told. */
  unpriced?: string;
};

const showCards = pressButton('planSelection.matrix.showCards');

const reach =
  ({ card, unpriced, application = 'b2b', ...earlier }: Way) =>
  async (person: Person) => {
    const { page, language } = person;
    watchCard(page, card(page));
    priceGates.set(page, await gateAtPrices(page, 'cards'));
    const step = unpriced ? await gateAtPrices(page, 'step') : null;
    await openStepAgain(page, { application, language, step: 'SELECT_PLAN', ...earlier });
    if (earlier.companions) await showCards(person);
    if (step && unpriced) await losePriceOf(unpriced, await step.next());
    await expect(card(page)).toBeVisible();
  };

const ofFirst = (page: Page) => cardWithDeductible(page, 'pax-1');

/** More days for a trip that another plan covers for a while; their number is typed. */
const asTopUp = (forms: FlowForms): FlowForms => ({
  ...forms,
  travellers: forms.travellers && { ...forms.travellers, flowTravellerType: 'TOP_UP' },
  trip: forms.trip && { ...forms.trip, existingCoverageDays: '5' },
});

const barred = 'price.opening · always [questionnaireIsMissing] → price.barred';
const heldBefore = 'price.opening · always [heldPriceHolds] → price.offered.priced';
const pricedFirst = 'price.opening · always [priceCanBeAsked] → price.offered.calculating';
const leftIncomplete = 'price.opening · always → price.offered.incomplete';
const outdated = 'price.offered · person.changeParameter [changeWaitsForButton] → price.offered.outdated';
const calculated =
  'price.offered.outdated · person.calculatePremium [calculationIsPossible] → price.offered.calculating';
const takenAtOnce = 'dialog.closed · person.select [cardIsSelectable] (stays)';
const takenInDetails = 'dialog.readingDetails · person.select [cardIsSelectable] → dialog.closed';
const barredByAnswers = 'price · parent.applyQuestionnaire [answersBarThePlan] → price.barred';
const pricedByAnswers = 'price · parent.applyQuestionnaire [answersGiveAPrice] → price.offered.calculating';
const answeredUnfilled =
  'price · parent.applyQuestionnaire [questionnaireIsRequired] → price.offered.incomplete';
const answeredElsewhere = 'the journey of the medical questionnaire answers it';

const isCovered = (snapshot: AnyMachineSnapshot) => !snapshot.matches({ dialog: 'closed' });
const covered = 'a dialog lies over the card';
const together = 'the step answers at once: the page does not stop in between';

journeyTours({
  tour: productCardTour,
  reach: reach({ card: ofFirst, otherwise: asTopUp }),
  drive: {
    personChoosesDeductible: theDeductibleChanges,
    personClearsDeductible: clearDeductible,
    personTypesLetterAsDays: { requirements: ['PS-061'], gesture: letterAsDays },
    thePriceComes,
    theFirstPriceComes: thePriceComes,
    thePlanIsRefused: async (person) => refuse(await pricesOf(person).next()),
    thePriceFails: async (person) =>
      (await pricesOf(person).next()).fulfill({ status: 500, json: { code: 'unknown', error: '' } }),
    theConnectionIsLost: async (person) => (await pricesOf(person).next()).abort('failed'),
    theConnectionReturns: startPricing(connectionReturns),
    personRetriesPricing: startPricing(press('price.retry')),
    personTakesBenefit: startPricing((person) =>
      act(person, 'extra.add').or(act(person, 'extra.added')).first().click(),
    ),
    personSelects: selectPlan,
    ...dialogDrive,
    personTakesPlan: (person) => inDialog(person, 'select').click(),
    personGivesPlanBack: givePlanBack,
    parentReleasesCard: takeOtherPlan,
  },
  screens: {
    ...screens,
    'price.offered': { requirements: ['PS-046'], look: seeSelection },
    'price.offered.outdated': null,
    'dialog.readingEligibility.disagreed': { requirements: ['PS-042'], look: seeDisagreed },
  },
  notHere: {
    ...cardExcuses,
    personTypesLetterAsDays: { reason: covered, where: isCovered },
    personConfirmsSelection: together,
    parentConfirmsSelection: together,
    personDeselects: together,
    parentReleasesCard: {
      reason: `only what is held is released, and ${covered}`,
      where: (snapshot) => isCovered(snapshot) || !snapshot.context.isSelected,
    },
  },
  notFromHere: {
    [barred]: 'a traveller of 45 is asked nothing',
    [heldBefore]: 'nobody holds a plan yet',
    [pricedFirst]: 'every card has its price',
    [barredByAnswers]: 'a traveller of 45 is asked nothing',
    [pricedByAnswers]: 'a traveller of 45 is asked nothing',
    [answeredUnfilled]: 'a traveller of 45 is asked nothing',
    [leftIncomplete]: 'every card has its price',
    [outdated]: 'only cover-me has a button that calculates',
    [calculated]: 'only cover-me has a button that calculates',
    [takenAtOnce]: 'the plan has conditions',
    [takenInDetails]: 'the plan has conditions',
  },
});

journeyTours({
  tour: productCardTour,
  beginning: 'questionnaire missing',
  reach: reach({ card: (page) => cardsOf(page, 'pax-2').first(), companions: ['67'] }),
  drive: {},
  notHere: { theAnswersGiveAPrice: answeredElsewhere, theAnswersBarThePlan: answeredElsewhere },
  screens: { ...screens, 'price.barred': { requirements: ['MQ-012 partly', 'PS-045'], look: seeBarred } },
  adds: [barred],
});

journeyTours({
  tour: productCardTour,
  beginning: 'held from an earlier visit',
  reach: reach({ card: ofFirst, wasLeft: true }),
  drive: {},
  screens,
  adds: [heldBefore],
});

journeyTours({
  tour: productCardTour,
  beginning: 'nothing filled in',
  reach: reach({ card: ofFirst, unpriced: 'SEMH' }),
  drive: {},
  screens,
  adds: [leftIncomplete],
});

journeyTours({
  tour: productCardTour,
  beginning: 'no conditions',
  reach: reach({ card: (page) => cardsOf(page, 'pax-1').last() }),
  drive: {
    personOpensDetails: dialogDrive.personOpensDetails,
    personTakesPlanAtOnce: selectPlan,
    personGivesPlanBack: givePlanBack,
  },
  screens,
  notHere: { personSelects: together, parentReleasesCard: 'another plan is taken in the first journey' },
  adds: [takenAtOnce, takenInDetails],
});

journeyTours({
  tour: productCardTour,
  beginning: 'cover-me without price',
  reach: reach({ card: ofFirst, unpriced: 'SEMH', application: 'b2c' }),
  drive: {
    personClearsDeductible: clearDeductible,
    personCalculates: startPricing(press('calculate')),
    thePriceComes,
  },
  screens: {
    ...screens,
    'price.offered.outdated': { requirements: ['PS-057', 'PS-058'], look: seeOutdated },
  },
  notHere: {
    personChoosesDeductible:
      'the deductible is cleared here, once there is a price that becomes an older one',
  },
  adds: [
    pricedFirst,
    outdated,
    calculated,
    'price.offered.calculating · done(priceQuote) [planIsPriced] → price.offered.priced',
  ],
});
