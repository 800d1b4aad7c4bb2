import { expect } from '@playwright/test';
import { buttonOf, pressButton } from '../../support/journeys/pressButton.ts';
import type { Person } from '../../support/tours/journeys/types.ts';
import { viewTours } from '../../support/tours/views.ts';
import { lastDay } from '../../tours/endorsement.situations.ts';
import { endorsementTour } from '../../tours/endorsement.tour.ts';

const types =
  (day: string) =>
  async ({ page }: Person) =>
    page.locator('#returnDate').fill(day);
const changes = ({ page, text }: Person) =>
  page.getByRole('list', { name: text('endorsement.changes'), includeHidden: true }).getByRole('listitem', {
    includeHidden: true,
  });

viewTours({
  tour: endorsementTour,
  drive: {
    begins: pressButton('endorsement.edit'),
    endsLater: types(lastDay.later),
    endsAsBefore: types(lastDay.loaded),
    endsOnNoDay: types(lastDay.none),
    leavesTheDay: async ({ page }) => {
      await page.locator('#returnDate').focus();
      await page.locator('#returnDate').blur();
    },
    asksForThePrice: pressButton('endorsement.requote'),
    asksForThePriceOfNothing: { commanded: 'the button says why it does nothing' },
    asksForThePriceOfAWrongDependent: pressButton('endorsement.requote'),
    asksForThePriceOfNoDay: pressButton('endorsement.requote'),
    resetsThePrice: pressButton('endorsement.price.reset'),
    goesBack: pressButton('endorsement.leave'),
    stays: pressButton('endorsement.leave.stay'),
    leavesUnsaved: pressButton('endorsement.leave.drop'),
    theSessionIsRenewed: { commanded: 'the portal says it' },
    choosesFrench: { commanded: 'the portal says it' },
  },
  screens: {
    policy: null,
    'policy.reading': async (person, snapshot) => {
      await expect(person.page.getByText('TC-100000001').first()).toBeVisible();
      await expect(buttonOf(person, 'endorsement.edit')).toHaveCount(
        snapshot.can({ type: 'person.edit' }) ? 1 : 0,
      );
    },
    'policy.editing': async ({ page }) => {
      await expect(page.locator('[id="lastName.1"]')).toHaveValue('Tremblay');
      await expect(page.locator('#returnDate')).toBeEditable();
    },
    'policy.editing.typing': null,
    'policy.editing.correcting': ({ page }, { context }) =>
      expect(page.locator('#returnDate-problem')).toHaveCount(context.dependentsAreWrong ? 0 : 1),
    'policy.editing.failed': (person, { context }) =>
      expect(person.page.getByText(context.message)).toBeVisible(),
    'policy.leaving': (person) => expect(buttonOf(person, 'endorsement.leave.drop')).toBeVisible(),
    'policy.requoting': (person) =>
      expect(buttonOf(person, 'endorsement.requote')).toHaveAttribute('aria-busy', 'true'),
    'policy.requoted': {
      requirements: ['EN-025'],
      look: async (person) => {
        const { page, text } = person;
        await expect(page.getByRole('table', { name: text('endorsement.price') })).toContainText('143');
        await expect(buttonOf(person, 'endorsement.price.reset')).toBeVisible();
        await expect(changes(person)).toContainText('2027');
      },
    },
    family: null,
    'family.closed': null,
    'family.open': {
      requirements: ['EN-007'],
      look: ({ page, text }) =>
        expect(page.getByRole('heading', { name: text('dependents.title') })).toBeVisible(),
    },
    typed: null,
    'typed.free': null,
    'typed.holding': async (person) => expect(changes(person)).not.toHaveCount(0),
  },
});
