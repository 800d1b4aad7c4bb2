import type { Look } from '../../support/tours/journeys/types.ts';
import { deductible } from '../../support/journeys/planCards.ts';
import { viewTours } from '../../support/tours/views.ts';
import type { ViewGesture } from '../../support/tours/views/types.ts';
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

/** The step answers a card at once. */
const andTheStepSays =
  (gesture: ViewGesture, type: string): ViewGesture =>
  async (viewer) => {
    await gesture(viewer);
    await viewer.command('tell', '', { type });
  };

/** The page shows one card; the first look at it comes before everything else. */
const watchTheCard: Look = async ({ page }) => watchCard(page, page.locator('main'));

const confirm: ViewGesture = (viewer) => inDialog(viewer, 'select').click();

viewTours({
  tour: productCardTour,
  drive: {
    ...dialogDrive,
    personChoosesDeductible: async (viewer) => {
      await deductible(cardOf(viewer)).selectOption('500');
    },
    personClearsDeductible: clearDeductible,
    personCalculates: press('calculate'),
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
    price: watchTheCard,
    'price.barred': { requirements: ['MQ-012 partly', 'MQ-013 partly', 'PS-045'], look: seeBarred },
    'price.offered': { requirements: ['PS-046'], look: seeSelection },
    'price.offered.outdated': { requirements: ['PS-057', 'PS-058'], look: seeOutdated },
    'dialog.readingEligibility.disagreed': { requirements: ['PS-042'], look: seeDisagreed },
  },
  notHere: {
    ...cardExcuses,
    personTypesLetterAsDays: 'a plan whose days are not typed has no field for them',
  },
});
