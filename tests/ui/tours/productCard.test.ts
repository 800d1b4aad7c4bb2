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
    agentChoosesDeductible: async (viewer) => {
      await deductible(cardOf(viewer)).selectOption('500');
    },
    agentClearsDeductible: clearDeductible,
    agentCalculates: press('calculate'),
    agentRetriesPricing: press('price.retry'),
    agentTakesBenefit: (viewer) => act(viewer, 'extra.add').or(act(viewer, 'extra.added')).first().click(),
    agentSelects: press('select'),
    agentConfirmsSelection: confirm,
    agentTakesPlan: andTheStepSays(confirm, 'parent.confirmSelection'),
    agentTakesPlanAtOnce: andTheStepSays(press('select'), 'parent.confirmSelection'),
    agentDeselects: press('remove'),
    agentGivesPlanBack: andTheStepSays(press('remove'), 'parent.release'),
  },
  screens: {
    ...productCardScreens,
    price: watchTheCard,
    'price.barred': { requirements: ['PS-045'], look: seeBarred },
    'price.offered': { requirements: ['PS-046'], look: seeSelection },
    'price.offered.outdated': { requirements: ['PS-057', 'PS-058'], look: seeOutdated },
    'dialog.readingEligibility.disagreed': { requirements: ['PS-042'], look: seeDisagreed },
  },
  notHere: {
    ...cardExcuses,
    agentTypesLetterAsDays: 'a plan whose days are not typed has no field for them',
  },
});
