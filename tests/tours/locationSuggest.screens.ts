import { expect, type Locator, type Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import type { Excuse, Person } from '../support/tours/journeys/types.ts';

export const destination = (page: Page): Locator =>
  page.getByRole('combobox').and(page.locator('#destination'));
const places = (page: Page): Locator => page.getByRole('listbox').getByRole('option');

/** The same place with a space elsewhere is another text for the field and the same search. */
const type = (place: string) => async (person: Person) => {
  const field = destination(person.page);
  const before = await field.inputValue();
  await field.fill(before === ` ${place}` ? `${place} ` : ` ${place}`);
};

const busy = ({ page, text }: Person) =>
  expect(page.getByText(text('kit.combobox.busy')).first()).toBeAttached();
const noList = ({ page }: Person) => expect(places(page)).toHaveCount(0);

/** How a person looks for a place. */
export const suggestDrive = {
  thePersonTypesAPlace: type('lis'),
  thePersonTypesOn: type('lisb'),
  thePersonErasesThePlace: ({ page }: Person) => destination(page).fill(''),
  thePersonAsksAgain: async ({ page, text }: Person) => {
    await page.getByRole('button', { name: text('kit.retry') }).click();
    await expect(destination(page)).toBeFocused();
  },
  theListIsClosed: ({ page }: Person) => destination(page).press('Escape'),
};

/** What is seen of the suggestions. */
export const suggestScreens = {
  idle: noList,
  waiting: busy,
  searching: busy,
  listed: ({ page }: Person) => expect(places(page).filter({ hasText: /Lisb/ }).first()).toBeVisible(),
  nothingFound: ({ page, text }: Person) =>
    expect(page.getByText(text('kit.combobox.none')).first()).toBeVisible(),
  searchFailed: [
    noList,
    {
      requirements: ['TD-030'],
      look: async ({ page, text }: Person) => {
        await expect(page.getByText(text('kit.combobox.failed')).first()).toBeVisible();
        await expect(page.getByText(text('kit.combobox.none'))).toHaveCount(0);
      },
    },
  ],
};

/** Where nothing can be erased. */
export const noPlaceToErase: Excuse = {
  reason: 'an empty field cannot be emptied',
  where: (snapshot: AnyMachineSnapshot) => snapshot.matches('idle'),
};
