import { expect } from '@playwright/test';
import { buttonOf, pressButton } from '../../support/journeys/pressButton.ts';
import type { Person } from '../../support/tours/journeys/types.ts';
import { viewTours } from '../../support/tours/views.ts';
import { userInfoTour } from '../../tours/userInfo.tour.ts';

const title = ({ page }: Person) => page.getByRole('heading', { level: 1 });
const rowOf = ({ page, text }: Person, key: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(text(`users.${key}`), { exact: true }) })
    .locator('dd')
    .first();
/** Nothing is said of what could not be read; it can be read again. */
const seeNothingSaid = async (person: Person) => {
  await expect(person.page.getByRole('alert')).toHaveCount(0);
  await expect(buttonOf(person, 'kit.retry')).toBeVisible();
};

viewTours({
  tour: userInfoTour,
  drive: {
    triesAgain: pressButton('kit.retry'),
    goesBack: pressButton('users.page.back'),
  },
  screens: {
    opening: null,
    reading: (person) => expect(title(person)).toHaveText(person.text('users.page.title')),
    unavailable: { requirements: ['US-046 partly'], look: seeNothingSaid },
    missing: ({ page, text }) => expect(page.getByText(text('users.page.missing'))).toBeVisible(),
    shown: {
      requirements: ['US-003 partly', 'US-010 partly'],
      where: ({ context }) => context.person?.profileRef === 'c-2001',
      look: async (person) => {
        await expect(title(person)).toHaveText('Sophie Lavoie');
        await expect(rowOf(person, 'field.email')).toHaveText('sophie.lavoie@voyages-boreal.example');
        await expect(rowOf(person, 'page.agentId')).toHaveText('c-2001');
        await expect(rowOf(person, 'page.userRef')).toHaveText('A1B2C3D4E5');
        await expect(rowOf(person, 'page.sellerCode')).toHaveText('BOR-0101');
        await expect(rowOf(person, 'column.status')).toHaveText(person.text('users.status.ACTIVE'));
        await expect(rowOf(person, 'column.accessType')).toHaveText(
          person.text('account.role.Consultant_Agency'),
        );
      },
    },
    'shown.placing': null,
    'shown.reading': null,
    'shown.unavailable': [
      { requirements: ['US-046 partly'], look: seeNothingSaid },
      { look: (person) => expect(rowOf(person, 'page.branch')).toHaveText('BOREAL-MTL') },
    ],
    'shown.placed': {
      where: ({ context }) => context.hierarchy !== null,
      look: (person, { context }) =>
        expect(rowOf(person, 'page.agency')).toHaveText(
          context.language === 'fr' ? 'Voyages Boréal (BOREAL)' : 'Boreal Travel (BOREAL)',
        ),
    },
  },
});
