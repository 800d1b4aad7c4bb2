import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import type { ResourcesContext } from '#machines/resources/resources.types.ts';
import { buttonOf, pressButton } from '../../support/journeys/pressButton.ts';
import type { Gesture, Look, Person } from '../../support/tours/journeys/types.ts';
import { viewTours } from '../../support/tours/views.ts';
import { resourcesTour } from '../../tours/resources.tour.ts';

const resourcesContext = ({ context }: AnyMachineSnapshot) => context as ResourcesContext;
const isOnList = (snapshot: AnyMachineSnapshot) => snapshot.matches({ view: 'onList' });
const isComparing = (snapshot: AnyMachineSnapshot) => snapshot.matches({ view: 'comparing' });

const filterBy =
  (key: string): Gesture =>
  ({ page, text }) =>
    page.getByRole('radio', { name: text(`resources.${key}`), exact: true }).check();
const tick =
  (...codes: string[]): Gesture =>
  async ({ page }) => {
    for (const code of codes) await page.locator(`#compare-${code}`).check();
  };
/** The buttons that remove plans stand in the order in which the plans were chosen. */
const removeFirst =
  (count: number): Gesture =>
  async ({ page, text }) => {
    const buttons = page.getByRole('region', { name: text('resources.compared') }).getByRole('listitem');
    for (let left = count; left > 0; left -= 1) await buttons.first().getByRole('button').click();
  };

/** How a person works with the resource page. */
const resourcesDrive = {
  filtersByClass: filterBy('filter.TC'),
  clearsTheFilter: filterBy('filter.all'),
  turnsThePage: pressButton('kit.paginator.next'),
  turnsBack: pressButton('kit.paginator.previous'),
  triesAgain: pressButton('kit.retry'),
  ticksAPlan: tick('SEMH'),
  ticksTwoMore: tick('SAIH', 'SNMH'),
  removesAPlan: removeFirst(1),
  removesTwoMore: removeFirst(2),
  compares: pressButton('resources.compared.open'),
} satisfies Record<string, Gesture>;

const headings = ({ page }: Person) => page.getByRole('heading', { level: 2 });
const seePlans: Look = async (person, snapshot) => {
  const { page, query } = resourcesContext(snapshot);
  await expect(headings(person)).toHaveText(page?.rows.map(({ content }) => content.name) ?? []);
  await expect(person.page.getByRole('checkbox', { checked: true })).toHaveCount(
    page?.rows.filter(({ code }) => query.compared.includes(code)).length ?? 0,
  );
};

/** What is seen of the resource page. */
const resourcesScreens = {
  plans: null,
  'plans.reading': {
    where: isOnList,
    look: async (person: Person) => {
      await expect(person.page.getByRole('status').getByText(person.text('kit.loading'))).toHaveCount(1);
      await expect(headings(person)).toHaveCount(0);
    },
  },
  'plans.shown': { requirements: ['RS-008'], where: isOnList, look: seePlans },
  'plans.empty': {
    requirements: ['RS-005'],
    where: isOnList,
    look: async (person: Person, snapshot: AnyMachineSnapshot) => {
      const { page, text } = person;
      const { total } = resourcesContext(snapshot).page ?? { total: -1 };
      await expect(page.getByText(text('resources.empty', { total }))).toBeVisible();
      await expect(buttonOf(person, 'kit.paginator.previous')).toBeVisible();
    },
  },
  'plans.unavailable': ({ page, text }: Person) =>
    expect(page.getByText(text('resources.unavailable'))).toBeVisible(),
  view: [
    {
      where: (snapshot: AnyMachineSnapshot) => resourcesContext(snapshot).leftOut.length === 2,
      look: ({ page, text }: Person) =>
        expect(
          page.getByText(text('resources.leftOut', { count: 2, codes: 'SEMH' }).split('SEMH')[0] ?? ''),
        ).toBeVisible(),
    },
  ],
  'view.deciding': null,
  'view.onList': [
    ({ page, text }: Person) =>
      expect(
        page.getByRole('heading', { level: 1, name: text('resources.title'), exact: true }),
      ).toBeVisible(),
    {
      where: (snapshot: AnyMachineSnapshot) => resourcesContext(snapshot).query.compared.length < 2,
      look: (person: Person) =>
        expect(buttonOf(person, 'resources.compared.open')).toHaveAttribute('aria-disabled', 'true'),
    },
  ],
  'view.comparing': {
    where: (snapshot: AnyMachineSnapshot) =>
      isComparing(snapshot) && !snapshot.matches({ plans: 'unavailable' }),
    look: ({ page, text }: Person) =>
      expect(page.getByRole('heading', { level: 1, name: text('resources.comparison.title') })).toBeVisible(),
  },
};

viewTours({
  tour: resourcesTour,
  drive: resourcesDrive,
  screens: {
    ...resourcesScreens,
    'plans.shown': [
      resourcesScreens['plans.shown'],
      {
        requirements: ['RS-008'],
        where: (snapshot) => snapshot.matches({ view: 'onList' }),
        look: async ({ page, text }) => {
          const marked = page.getByText(text('resources.mostPopular'), { exact: true });
          await expect(marked).toHaveCount(1);
          const first = page.getByRole('listitem').filter({ hasText: 'Emergency Medical' }).first();
          await expect(first).toContainText(text('resources.mostPopular'));
          await expect(first).toContainText('Care on one trip.');
        },
      },
      {
        requirements: ['RS-010'],
        where: (snapshot) => snapshot.matches({ view: 'onList' }),
        look: async ({ page }) => {
          const links = page.locator('a[href^="/api/product/documents/SEMH/"]');
          await expect(links).toHaveText([/^Policy wording/, /^Product summary/]);
          await expect(links.first()).toHaveAttribute('target', '_blank');
        },
      },
      {
        where: (snapshot) =>
          snapshot.matches({ view: 'onList' }) && resourcesContext(snapshot).query.compared.length === 3,
        look: async ({ page, text }) => {
          await expect(page.locator('#compare-STCIH')).toBeDisabled();
          await expect(page.getByText(text('resources.compare.full'))).toHaveCount(1);
        },
      },
      {
        requirements: ['RS-006'],
        where: (snapshot) =>
          snapshot.matches({ view: 'comparing' }) &&
          resourcesContext(snapshot).query.compared.join() === 'SEMH,SAIH,SNMH',
        look: async ({ page, text }) => {
          const rows = page.getByRole('table').getByRole('row');
          const rowOf = (feature: string) =>
            rows.filter({ has: page.getByRole('rowheader', { name: text(`resources.feature.${feature}`) }) });
          for (const [feature, words] of [
            ['tripCancellation', 'cancellation'],
            ['interruption', 'interruption'],
            ['emergencyMedical', 'medical'],
            ['travelAccident', 'accident'],
            ['flightAccident', 'flight'],
            ['baggageDelay', 'delay'],
            ['baggageLoss', 'loss'],
          ] as const)
            await expect(rowOf(feature).getByRole('cell')).toHaveText(
              ['SEMH', 'SAIH', 'SNMH'].map((code) => `${code} ${words}`),
            );
          await expect(page.getByRole('columnheader')).toHaveText([
            text('resources.feature'),
            text('resources.mostPopular.name', { name: 'Emergency Medical' }),
            'All-Inclusive',
            'Non-Medical',
          ]);
        },
      },
    ],
  },
});
