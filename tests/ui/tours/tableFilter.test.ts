import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { endsOf } from '#domain/tableFilter.ts';
import { addField, unfoldFields } from '../../support/journeys/addField.ts';
import type { Gesture, Look, Person } from '../../support/tours/journeys/types.ts';
import { viewTours } from '../../support/tours/views.ts';
import { tableFilterTour } from '../../tours/tableFilter.tour.ts';

const button = ({ page, text }: Person, key: string, field?: string) =>
  page.getByRole('button', { name: text(`tableFilter.${key}`, field ? { field } : {}), exact: true });
const press =
  (key: string, field?: string): Gesture =>
  (person) =>
    button(person, key, field).click();
const enter =
  (end: string, text: string): Gesture =>
  ({ page }) =>
    page.locator(`[id="filter-${end}"]`).fill(text);

const enterDay =
  (end: string, day: string): Gesture =>
  async (person) => {
    await enter(end, day)(person);
    await person.page.locator(`[id="filter-${end}"]`).blur();
  };

const fields = ['name', 'expiredDate'];
const [start = '', end = ''] = endsOf({ key: 'expiredDate', kind: 'date' });
const chosenOf = ({ context }: AnyMachineSnapshot) => context.chosen as readonly string[];

/** Each chosen field can be deleted, each other one added, and a refused search is named so. */
const seeFields: Look = async (person, snapshot) => {
  for (const field of fields) {
    const isChosen = chosenOf(snapshot).includes(field);
    await expect(button(person, 'deleteLabel', field)).toHaveCount(isChosen ? 1 : 0);
  }
  for (const field of fields.filter((each) => !chosenOf(snapshot).includes(each))) {
    await unfoldFields(person);
    await expect(button(person, 'addFieldLabel', field)).toBeVisible();
    await person.page.keyboard.press('Escape');
  }
  const search = expect(button(person, 'search'));
  if (snapshot.context.searchIsAllowed) await search.not.toHaveAttribute('aria-disabled', 'true');
  else await search.toHaveAttribute('aria-disabled', 'true');
};
const seePanel: Look = async (person, snapshot) => {
  const { page, text } = person;
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(text('tableFilter.title'));
  await expect(page.getByText(text('tableFilter.info'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(text('tableFilter.subheading'));
  for (const key of ['search', 'reset']) await expect(button(person, key)).toBeVisible();
  for (const field of chosenOf(snapshot)) await expect(button(person, 'deleteLabel', field)).toBeVisible();
};
const hint = ({ page, text }: Person) => page.getByText(text('tableFilter.hint'));

viewTours({
  tour: tableFilterTour,
  drive: {
    addsTheName: (person) => addField(person, 'name'),
    addsTheDates: (person) => addField(person, 'expiredDate'),
    entersAName: enter('name', 'Tremblay'),
    erasesTheName: enter('name', ''),
    entersBothDates: {
      requirements: ['LS-051'],
      gesture: async (person) => {
        await enterDay(start, '2026/01/01')(person);
        await enterDay(end, '2026/12/31')(person);
        await expect(person.page.locator(`[id="filter-${end}"]`)).toHaveValue('2026/12/31');
      },
    },
    deletesTheName: press('deleteLabel', 'name'),
    deletesTheDates: press('deleteLabel', 'expiredDate'),
    searchesForOneLetter: async (person) => {
      await enter('name', 'T')(person);
      await press('search')(person);
    },
    searchesForNoDay: async (person) => {
      await enter(start, '2026-02-30')(person);
      await press('search')(person);
    },
    searchesForARangeTurnedRound: async (person) => {
      await enterDay(start, '2027/01/01')(person);
      await enterDay(end, '2026/12/31')(person);
      await press('search')(person);
    },
    searches: press('search'),
    resets: press('reset'),
  },
  screens: {
    withoutFields: [
      { requirements: ['WG-058'], look: seeFields },
      { requirements: ['WG-056'], look: (person) => expect(hint(person)).toBeVisible() },
    ],
    fillingFields: [
      { requirements: ['WG-055'], look: seePanel },
      { requirements: ['WG-058'], look: seeFields },
      {
        requirements: ['LS-049', 'LS-052', 'LS-053'],
        where: ({ context }) => Object.keys(context.problems).length > 0,
        look: async ({ page, text }, { context }) => {
          for (const [at, problem] of Object.entries(context.problems))
            await expect(page.locator(`[id="filter-${at}-problem"]`)).toContainText(
              text(`tableFilter.problem.${String(problem)}`),
            );
        },
      },
      (person) => expect(hint(person)).toHaveCount(0),
    ],
  },
});
