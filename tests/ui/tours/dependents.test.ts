import { expect } from '@playwright/test';
import { buttonOf, pressButton } from '../../support/journeys/pressButton.ts';
import type { Person } from '../../support/tours/journeys/types.ts';
import { viewTours } from '../../support/tours/views.ts';
import { dependentsTour } from '../../tours/dependents.tour.ts';

const at = ({ page }: Person, key: string) => page.locator(`[id="${key}"]`);
const types = (key: string, text: string) => async (person: Person) => at(person, key).fill(text);
const add = pressButton('dependents.add');
const firstOf = (person: Person, key: string) => buttonOf(person, key, { number: 1 });

viewTours({
  tour: dependentsTour,
  drive: {
    addsADependent: add,
    addsUntilItIsFull: async (person) => {
      for (let more = 0; more < 9; more += 1) await add(person);
      await expect(person.page.getByText(person.text('dependents.full'))).toBeVisible();
    },
    addsACompleteDependent: async (person) => {
      await add(person);
      await expect(at(person, 'firstName.pax-5')).toBeFocused();
      await at(person, 'firstName.pax-5').fill('Ana');
      await at(person, 'lastName.pax-5').fill('Roy');
      await at(person, 'dateOfBirth.pax-5').fill('4');
      await at(person, 'dateOfBirth.pax-5-month').selectOption('05');
      await at(person, 'dateOfBirth.pax-5-year').fill('2020');
      await at(person, 'relationship.pax-5').selectOption('GRANDCHILD');
      await at(person, 'tripCost.pax-5').fill('150,50');
    },
    removesTheNewOne: async (person) => buttonOf(person, 'dependents.remove.who', { number: 3 }).click(),
    removesZoe: async (person) => firstOf(person, 'dependents.remove.who').click(),
    keepsZoe: async (person) => buttonOf(person, 'dependents.keep.who', { name: 'Zoé Tremblay' }).click(),
    renamesZoe: types('firstName.pax-2', 'Zoë'),
    namesZoeAgain: types('firstName.pax-2', 'Zoé'),
    leavesTheNameEmpty: types('firstName.pax-2', ''),
    makesZoeOld: types('dateOfBirth.pax-2-year', '1970'),
    letsTheNameFollow: async (person) => at(person, 'nameToFollow.pax-2').click(),
  },
  screens: {
    changes: null,
    'changes.none': ({ page, text }) =>
      expect(page.getByRole('button', { name: text('dependents.add') })).toBeVisible(),
    'changes.some': ({ page }, { context }) =>
      expect(page.getByRole('group', { name: /^\D+\d+$/ })).toHaveCount(context.form.dependents.length),
    errors: null,
    'errors.none': ({ page, text }) =>
      expect(page.getByText(text('dependents.family.familyRule'))).toHaveCount(0),
    'errors.some': ({ page, text }, { context }) =>
      expect(page.getByText(text('dependents.family.familyRule'))).toHaveCount(
        context.family === 'familyRule' ? 1 : 0,
      ),
  },
});
