import { expect } from '@playwright/test';
import { viewTours } from '../../support/tours/views.ts';
import { resourcesContext, resourcesDrive, resourcesScreens } from '../../tours/resources.screens.ts';
import { resourcesTour } from '../../tours/resources.tour.ts';

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
