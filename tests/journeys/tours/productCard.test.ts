import { expect, type Locator, type Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import type { QuoteAnswer } from '#domain/calls/shapes/quoteAnswer.ts';
import { formatsOf } from '#domain/formats.ts';
import { centsOf } from '#domain/money.ts';
import type { FlowForms } from '#domain/quote/flowForms.ts';
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
import { journeyTours } from '../../support/tours/journeys.ts';
import type { Gesture, Look, Person } from '../../support/tours/journeys/types.ts';
import { productCardTour } from '../../tours/productCard.tour.ts';

type Watched = { card: Locator; prices: Gate };
const watched = new WeakMap<Page, Watched>();
const cardOf = ({ page }: Person) => (watched.get(page) as Watched).card;
const pricesOf = ({ page }: Person) => (watched.get(page) as Watched).prices;

/** A button of the card by its words, also while a dialog lies over it. */
const act = (person: Person, key: string): Locator =>
  cardOf(person)
    .locator('button')
    .filter({ hasText: new RegExp(`^${person.text(`planSelection.${key}`)}$`) });
const dialog = ({ page }: Person) => page.getByRole('dialog');
const inDialog = (person: Person, key: string): Locator =>
  dialog(person)
    .getByRole('button', { name: person.text(`planSelection.${key}`), exact: true })
    .last();
const press =
  (key: string): Gesture =>
  (person) =>
    act(person, key).click();

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
const clearDeductible: Gesture = async (person) => {
  await deductible(cardOf(person)).selectOption('');
};
const letterAsDays: Gesture = async (person) => {
  const days = cardOf(person).locator('input[id^="daysPerTrip."]');
  const before = await days.inputValue();
  await days.press('End');
  await days.press('x');
  await expect(days).toHaveValue(before);
};
const takeOtherPlan: Gesture = async (person) => {
  if ((await act(person, 'extra.added').count()) > 0) pricesOf(person).clear();
  await takePlan(otherCard(person.page, 'pax-1'), person);
};

const cannotSelect = async (person: Person, reason: string) => {
  await expect(act(person, 'select')).toHaveAttribute('aria-disabled', 'true');
  await expect(
    cardOf(person)
      .getByText(person.text(`planSelection.block.${reason}`))
      .first(),
  ).toBeAttached();
};
const canSelect = (button: Locator) => expect(button).not.toHaveAttribute('aria-disabled', 'true');
const priceHolds = (person: Person, holds: boolean) =>
  expect(cardOf(person).locator('[data-holds]')).toHaveCount(holds ? 1 : 0);

const seeSelection: Look = async (person, { context }) => {
  const mark = cardOf(person).getByText(person.text('planSelection.selected'), { exact: true });
  await expect(mark).toHaveCount(context.isSelected ? 1 : 0);
  await expect(act(person, 'select')).toHaveCount(context.isSelected ? 0 : 1);
  await expect(act(person, 'extra.added')).toHaveCount(context.isSelected ? context.benefits.length : 0);
};
const seeDisagreed: Look = async (person) => {
  await expect(dialog(person).getByRole('checkbox')).not.toBeChecked();
  await expect(inDialog(person, 'select')).toHaveAttribute('aria-disabled', 'true');
};
const seeBarred: Look = async (person) => {
  await expect(cardOf(person).getByText(person.text('planSelection.questionnaire'))).toBeVisible();
  await cannotSelect(person, 'disabled');
};
const seeOutdated: Look = async (person) => {
  await priceHolds(person, false);
  await cannotSelect(person, 'priceMissing');
  await canSelect(act(person, 'calculate'));
};

const screens = {
  price: null,
  'price.opening': null,
  'price.barred': seeBarred,
  'price.offered': seeSelection,
  'price.offered.incomplete': async (person) => {
    await expect(deductible(cardOf(person))).toHaveValue('');
    await cannotSelect(person, 'valuesMissing');
  },
  'price.offered.outdated': seeOutdated,
  'price.offered.calculating': async (person, { context }) => {
    await expect.poll(() => pricesOf(person).waits()).toBe(true);
    await priceHolds(person, false);
    await expect(
      cardOf(person).getByText(person.text('planSelection.price.calculating')).first(),
    ).toBeAttached();
    if (!context.isSelected) await cannotSelect(person, 'calculating');
  },
  'price.offered.priced': async (person, { context }) => {
    await priceHolds(person, true);
    if (!context.isSelected) await canSelect(act(person, 'select'));
  },
  'price.offered.unpriced': async (person) => {
    await priceHolds(person, false);
    await cannotSelect(person, 'priceMissing');
    await expect(act(person, 'price.retry')).toBeAttached();
  },
  dialog: null,
  'dialog.closed': (person) => expect(dialog(person)).toHaveCount(0),
  'dialog.readingDetails': (person) =>
    expect(
      dialog(person).getByRole('heading', { name: person.text('planSelection.details.documents') }),
    ).toBeVisible(),
  'dialog.readingEligibility': (person) =>
    expect(dialog(person).getByText(person.text('planSelection.eligibility.agree'))).toBeVisible(),
  'dialog.readingEligibility.disagreed': seeDisagreed,
  'dialog.readingEligibility.agreed': async (person) => {
    await expect(dialog(person).getByRole('checkbox')).toBeChecked();
    await canSelect(inDialog(person, 'select'));
  },
} satisfies Record<string, Look | null>;

type Way = Omit<Return, 'application' | 'language' | 'step'> & {
  application?: Return['application'];
  card: (page: Page) => Locator;
  /** A plan whose price is missing in what the step is told. */
  unpriced?: string;
};

const reach =
  ({ card, unpriced, application = 'b2b', ...earlier }: Way) =>
  async ({ page, language }: Person) => {
    watched.set(page, { card: card(page), prices: await gateAtPrices(page, 'cards') });
    const step = unpriced ? await gateAtPrices(page, 'step') : null;
    await openStepAgain(page, { application, language, step: 'SELECT_PLAN', ...earlier });
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
const pricedFirst = 'price.opening · always [valuesAreValid] → price.offered.calculating';
const leftIncomplete = 'price.opening · always → price.offered.incomplete';
const outdated = 'price.offered · agent.changeParameter [changeWaitsForButton] → price.offered.outdated';
const calculated =
  'price.offered.outdated · agent.calculatePremium [calculationIsPossible] → price.offered.calculating';
const takenAtOnce = 'dialog.closed · agent.select [cardIsSelectable] (stays)';

const isClosed = (snapshot: AnyMachineSnapshot) => snapshot.matches({ dialog: 'closed' });
const isCovered = (snapshot: AnyMachineSnapshot) => !isClosed(snapshot);
const covered = 'a dialog lies over the card';
const underDialog = { reason: covered, where: isCovered };
const together = 'the step answers at once: the page does not stop in between';

journeyTours({
  tour: productCardTour,
  reach: reach({ card: ofFirst, otherwise: asTopUp }),
  drive: {
    agentChoosesDeductible: theDeductibleChanges,
    agentClearsDeductible: clearDeductible,
    agentTypesLetterAsDays: { requirements: ['PS-061'], gesture: letterAsDays },
    thePriceComes,
    theFirstPriceComes: thePriceComes,
    thePlanIsRefused: async (person) => refuse(await pricesOf(person).next()),
    thePriceFails: async (person) => (await pricesOf(person).next()).abort('failed'),
    agentRetriesPricing: startPricing(press('price.retry')),
    agentTakesBenefit: startPricing((person) =>
      act(person, 'extra.add').or(act(person, 'extra.added')).first().click(),
    ),
    agentSelects: press('select'),
    agentAgrees: (person) => dialog(person).getByRole('checkbox').check({ force: true }),
    agentDisagrees: (person) => dialog(person).getByRole('checkbox').uncheck({ force: true }),
    agentTakesPlan: (person) => inDialog(person, 'select').click(),
    agentClosesDialog: (person) => inDialog(person, 'dialog.close').click(),
    agentOpensDetails: press('details'),
    agentGivesPlanBack: async (person) => {
      if ((await act(person, 'extra.added').count()) > 0) pricesOf(person).clear();
      await act(person, 'remove').click();
    },
    parentReleasesCard: takeOtherPlan,
  },
  screens: {
    ...screens,
    'price.offered': { requirements: ['PS-046'], look: seeSelection },
    'price.offered.outdated': null,
    'dialog.readingEligibility.disagreed': { requirements: ['PS-042'], look: seeDisagreed },
  },
  notHere: {
    agentChoosesDeductible: {
      reason: `${covered}, or the list has it chosen already`,
      where: (snapshot) => isCovered(snapshot) || snapshot.context.params.deductible === '500',
    },
    agentClearsDeductible: {
      reason: `${covered}, or the list is empty already`,
      where: (snapshot) => isCovered(snapshot) || snapshot.context.params.deductible === '',
    },
    agentTypesLetterAsDays: underDialog,
    agentRetriesPricing: underDialog,
    agentTakesBenefit: underDialog,
    agentSelects: {
      reason: 'a plan that is held is not selected again',
      where: ({ context }) => context.isSelected,
    },
    agentConfirmsSelection: together,
    parentConfirmsSelection: together,
    agentDeselects: together,
    parentReleasesCard: {
      reason: `only what is held is released, and ${covered}`,
      where: (snapshot) => isCovered(snapshot) || !snapshot.context.isSelected,
    },
  },
  notFromHere: {
    [barred]: 'a traveller of 45 is asked nothing',
    [heldBefore]: 'nobody holds a plan yet',
    [pricedFirst]: 'every card has its price',
    [leftIncomplete]: 'every card has its price',
    [outdated]: 'only cover-me has a button that calculates',
    [calculated]: 'only cover-me has a button that calculates',
    [takenAtOnce]: 'the plan has conditions',
  },
});

journeyTours({
  tour: productCardTour,
  beginning: 'questionnaire missing',
  reach: reach({ card: (page) => cardsOf(page, 'pax-2').first(), companions: ['67'] }),
  drive: {},
  screens: { ...screens, 'price.barred': { requirements: ['PS-045'], look: seeBarred } },
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
  drive: { agentTakesPlanAtOnce: press('select') },
  screens,
  notHere: { agentSelects: together },
  adds: [takenAtOnce],
});

journeyTours({
  tour: productCardTour,
  beginning: 'cover-me without price',
  reach: reach({ card: ofFirst, unpriced: 'SEMH', application: 'b2c' }),
  drive: {
    agentClearsDeductible: clearDeductible,
    agentCalculates: startPricing(press('calculate')),
    thePriceComes,
  },
  screens: {
    ...screens,
    'price.offered.outdated': { requirements: ['PS-057', 'PS-058'], look: seeOutdated },
  },
  notHere: {
    agentChoosesDeductible: 'the deductible is cleared here, once there is a price that becomes an older one',
  },
  adds: [
    pricedFirst,
    outdated,
    calculated,
    'price.offered.calculating · done(priceQuote) [planIsPriced] → price.offered.priced',
  ],
});
