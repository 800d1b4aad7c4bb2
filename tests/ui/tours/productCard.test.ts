import { expect, type Locator } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { deductible } from '../../support/journeys/planCards.ts';
import type { Excuse, Gesture, Look, Person } from '../../support/tours/journeys/types.ts';
import { viewTours } from '../../support/tours/views.ts';
import type { ViewGesture } from '../../support/tours/views/types.ts';
import { productCardTour } from '../../tours/productCard.tour.ts';

/** The page shows one card. */
const cardOf = ({ page }: Person) => page.locator('main');

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

/** Selects the plan where its button can be reached: in the details while they are open, else on the card. */
const selectPlan: Gesture = async (person) => {
  const isCoveredByDetails = (await dialog(person).count()) > 0;
  await (isCoveredByDetails ? inDialog(person, 'select') : act(person, 'select')).click();
};
const clearDeductible: Gesture = async (person) => {
  await deductible(cardOf(person)).selectOption('');
};
/** How a person works with the dialogs of a card. */
const dialogDrive = {
  personAgrees: (person: Person) => dialog(person).getByRole('checkbox').check(),
  personDisagrees: (person: Person) => dialog(person).getByRole('checkbox').uncheck(),
  personClosesDialog: (person: Person) =>
    dialog(person)
      .getByRole('button', { name: person.text('kit.dialog.close'), exact: true })
      .last()
      .click(),
  personOpensDetails: press('details'),
  personOpensWorksheet: press('worksheet'),
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
/** Neither price nor attributes, and the button of the questionnaire. */
const seeBarred: Look = async (person, { context }) => {
  const isTaken = context.offer.isMqTaken;
  const bar = person.text(`planSelection.bar.${isTaken ? 'notEligible' : 'missing'}`);
  await expect(act(person, 'select')).toHaveAttribute('aria-disabled', 'true');
  await expect(cardOf(person).getByText(bar).first()).toBeAttached();
  await expect(cardOf(person).locator('select, [data-holds]')).toHaveCount(0);
  await expect(
    cardOf(person).getByText(person.text('planSelection.price.total'), { exact: true }),
  ).toHaveCount(0);
  const button = person.text(`medicalQuestionnaire.act.${isTaken ? 'EDIT_MQ' : 'TAKE_MQ'}`);
  await expect(cardOf(person).getByText(button, { exact: true })).toBeVisible();
};
const seeOutdated: Look = async (person) => {
  await priceHolds(person, false);
  await cannotSelect(person, 'priceMissing');
  await canSelect(act(person, 'calculate'));
};

/** What is seen of a card. */
const productCardScreens = {
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
    await priceHolds(person, false);
    await expect(
      cardOf(person).getByText(person.text('planSelection.price.calculating')).first(),
    ).toBeAttached();
    await expect(cardOf(person).locator('[role="status"]:has([class*="ring"])')).toBeVisible();
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
  'price.offered.unreachable': async (person, { context }) => {
    await priceHolds(person, false);
    await expect(
      cardOf(person).getByText(person.text('planSelection.price.unreachable')).first(),
    ).toBeAttached();
    await expect(act(person, 'price.retry')).toBeAttached();
    await expect(act(person, 'remove')).toHaveCount(context.isSelected ? 1 : 0);
  },
  dialog: null,
  'dialog.closed': (person) => expect(dialog(person)).toHaveCount(0),
  'dialog.readingDetails': async (person, { context }) => {
    for (const part of ['points', 'limits', 'exclusions', 'documents'])
      await expect(
        dialog(person).getByRole('heading', { name: person.text(`planSelection.details.${part}`) }),
      ).toBeVisible();
    await expect(inDialog(person, 'select')).toHaveCount(context.isSelected ? 0 : 1);
  },
  'dialog.readingWorksheet': (person) =>
    expect(
      person.page.getByRole('dialog', {
        name: person.text('planSelection.worksheet.title', { plan: '' }).trim(),
      }),
    ).toBeVisible(),
  'dialog.readingEligibility': (person) =>
    expect(dialog(person).getByText(person.text('planSelection.eligibility.agree'))).toBeVisible(),
  'dialog.readingEligibility.disagreed': seeDisagreed,
  'dialog.readingEligibility.agreed': async (person) => {
    await expect(dialog(person).getByRole('checkbox')).toBeChecked();
    await canSelect(inDialog(person, 'select'));
  },
} satisfies Record<string, Look | null>;

const isCovered = (snapshot: AnyMachineSnapshot) => !snapshot.matches({ dialog: 'closed' });
const covered = 'a dialog lies over the card';
const underDialog: Excuse = { reason: covered, where: isCovered };

/** What cannot be done everywhere. */
const cardExcuses = {
  personChoosesDeductible: {
    reason: `${covered}, or the list has it chosen already`,
    where: (snapshot: AnyMachineSnapshot) =>
      isCovered(snapshot) || snapshot.context.params.deductible === '500',
  },
  personClearsDeductible: {
    reason: `${covered}, or the list is empty already`,
    where: (snapshot: AnyMachineSnapshot) => isCovered(snapshot) || snapshot.context.params.deductible === '',
  },
  personRetriesPricing: underDialog,
  personTakesBenefit: underDialog,
  personSelects: {
    reason: 'a plan that is held is not selected again',
    where: ({ context }: AnyMachineSnapshot) => context.isSelected,
  },
};

/** The step answers a card at once. */
const andTheStepSays =
  (gesture: ViewGesture, type: string): ViewGesture =>
  async (viewer) => {
    await gesture(viewer);
    await viewer.command('tell', '', { type });
  };

const confirm: ViewGesture = (viewer) => inDialog(viewer, 'select').click();

viewTours({
  tour: productCardTour,
  drive: {
    ...dialogDrive,
    personChoosesDeductible: async (viewer) => {
      await deductible(cardOf(viewer)).selectOption('500');
    },
    personClearsDeductible: clearDeductible,
    personCalculates: { requirements: ['PS-049'], gesture: press('calculate') },
    personRetriesPricing: press('price.retry'),
    personTakesBenefit: (viewer) => act(viewer, 'extra.add').or(act(viewer, 'extra.added')).first().click(),
    personSelects: selectPlan,
    personConfirmsSelection: confirm,
    personTakesPlan: andTheStepSays(confirm, 'parent.confirmSelection'),
    personTakesPlanAtOnce: andTheStepSays(selectPlan, 'parent.confirmSelection'),
    personDeselects: press('remove'),
    personGivesPlanBack: andTheStepSays(press('remove'), 'parent.release'),
  },
  screens: {
    ...productCardScreens,
    price: null,
    'price.barred': { requirements: ['MQ-012 partly', 'MQ-013 partly', 'PS-045'], look: seeBarred },
    'price.offered': { requirements: ['PS-046'], look: seeSelection },
    'price.offered.outdated': { requirements: ['PS-057', 'PS-058'], look: seeOutdated },
    'price.offered.calculating': {
      requirements: ['PS-048'],
      look: productCardScreens['price.offered.calculating'],
    },
    'dialog.readingDetails': { requirements: ['PS-040'], look: productCardScreens['dialog.readingDetails'] },
    'dialog.readingEligibility.disagreed': { requirements: ['PS-042'], look: seeDisagreed },
  },
  notHere: {
    ...cardExcuses,
    personTypesLetterAsDays: 'a plan whose days are not typed has no field for them',
  },
});
