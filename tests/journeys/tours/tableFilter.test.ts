import { expect } from '@playwright/test';
import { originOf } from '../../support/journeys/portal.ts';
import { journeyTours } from '../../support/tours/journeys.ts';
import type { Person } from '../../support/tours/journeys/types.ts';
import { tableFilterTour } from '../../tours/tableFilter.tour.ts';

const panel = ({ page, text }: Person) =>
  page
    .locator('section')
    .filter({ has: page.locator('#filter-fields') })
    .filter({ has: page.getByRole('heading', { name: text('tableFilter.title'), level: 2, exact: true }) })
    .last();
const button = (person: Person, key: string, field?: string) =>
  panel(person).getByRole('button', {
    name: person.text(`tableFilter.${key}`, field ? { field: person.text(`gallery.filter.${field}`) } : {}),
    exact: true,
  });
const name = ({ page }: Person) => page.locator('#filter-name');
const start = ({ page }: Person) => page.locator('#filter-expiredDateStart');
const end = ({ page }: Person) => page.locator('#filter-expiredDateEnd');
/** How a filter writes a day. */
const written = (day: string | undefined) => (day ?? '').replaceAll('-', '/');

const onThePage =
  'what the table allows is settled where the page begins; the refusing panel stands beside it';

journeyTours({
  tour: tableFilterTour,
  reach: async (person) => {
    await person.page.goto(`${originOf('admin')}/kit?part=filters&lang=${person.language}`);
    await expect(name(person)).toBeVisible();
  },
  drive: {
    addsTheName: async (person) => {
      await button(person, 'addFieldLabel', 'name').click();
      await expect(name(person)).toBeFocused();
    },
    addsTheDates: async (person) => {
      await button(person, 'addFieldLabel', 'expiredDate').click();
      await expect(start(person)).toBeFocused();
    },
    entersAName: (person) => name(person).fill('Tremblay'),
    erasesTheName: (person) => name(person).fill(''),
    entersBothDates: async (person) => {
      await start(person).fill('2026/01/01');
      await end(person).fill('2026/12/31');
      await end(person).blur();
    },
    deletesTheName: {
      requirements: ['WG-057'],
      gesture: async (person) => {
        await button(person, 'deleteLabel', 'name').click();
        await expect(name(person)).toHaveCount(0);
        await expect(person.page.locator('#filter-fields')).toBeFocused();
      },
    },
    deletesTheDates: {
      requirements: ['WG-057'],
      gesture: async (person) => {
        await button(person, 'deleteLabel', 'expiredDate').click();
        await expect(start(person)).toHaveCount(0);
        await expect(end(person)).toHaveCount(0);
        await expect(person.page.locator('#filter-fields')).toBeFocused();
      },
    },
    searchesForOneLetter: async (person) => {
      await name(person).fill('T');
      await button(person, 'search').click();
    },
    searchesForNoDay: async (person) => {
      await start(person).fill('2026-02-30');
      await button(person, 'search').click();
    },
    searchesForARangeTurnedRound: async (person) => {
      await start(person).fill('2027/01/01');
      await end(person).fill('2026/12/31');
      await button(person, 'search').click();
    },
    searches: (person) => button(person, 'search').click(),
    resets: async (person) => {
      await button(person, 'reset').click();
      await expect(name(person)).toHaveValue('');
    },
  },
  screens: {
    withoutFields: {
      requirements: ['WG-056'],
      look: (person) => expect(panel(person)).toContainText(person.text('tableFilter.hint')),
    },
    fillingFields: [
      {
        requirements: ['WG-055'],
        look: async (person, { context }) => {
          const { text } = person;
          await expect(panel(person)).toContainText(text('tableFilter.info'));
          await expect(panel(person).getByRole('heading', { level: 3 }).first()).toHaveText(
            text('tableFilter.subheading'),
          );
          await expect(panel(person)).not.toContainText(text('tableFilter.hint'));
          await expect(button(person, 'search')).not.toHaveAttribute('aria-disabled', 'true');
          await expect(button(person, 'reset')).toBeVisible();
          for (const key of ['name', 'expiredDate'])
            await expect(button(person, 'deleteLabel', key)).toHaveCount(
              context.chosen.includes(key) ? 1 : 0,
            );
          await expect(name(person)).toHaveCount(context.chosen.includes('name') ? 1 : 0);
        },
      },
      {
        where: ({ context }) => context.chosen.includes('name'),
        look: (person, { context }) => expect(name(person)).toHaveValue(context.values.name ?? ''),
      },
      {
        where: ({ context }) => context.chosen.includes('expiredDate'),
        look: async (person, { context }) => {
          await expect(start(person)).toHaveValue(written(context.values.expiredDateStart));
          await expect(end(person)).toHaveValue(written(context.values.expiredDateEnd));
        },
      },
    ],
  },
  notHere: {
    theTableForbidsASearch: onThePage,
    theTableAllowsASearch: onThePage,
    theTableFillsTheName: 'no address and no saved view fills the filter where the page begins',
  },
});
