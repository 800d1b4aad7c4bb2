import { expect } from '@playwright/test';
import { formatsOf } from '#domain/formats.ts';
import { viewTours } from '../../support/tours/views.ts';
import { estimateTour } from '../../tours/estimate.tour.ts';

viewTours({
  tour: estimateTour,
  drive: {},
  screens: {
    unknown: ({ page, text }) => expect(page.getByText(text('estimate.unknown'))).toBeVisible(),
    settling: ({ page }) => expect(page.getByText('52')).toHaveCount(0),
    estimating: ({ page, text }) => expect(page.getByText(text('estimate.asking'))).toBeVisible(),
    known: async ({ page, text, language }, { context }) => {
      const { money } = formatsOf(language);
      const total = text('estimate.known', { total: money(5_230) });
      await expect(page.getByRole('strong').filter({ hasText: total })).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: total })).toHaveCount(1);
      const travellers = context.entered?.form.travellers.length ?? 0;
      const plan = language === 'en' ? 'Emergency medical' : 'Soins médicaux d’urgence';
      await expect(page.getByText(text('estimate.known.of', { travellers, plan }))).toBeVisible();
    },
    unpriced: ({ page, text }) => expect(page.getByText(text('estimate.unpriced'))).toBeVisible(),
    unreachable: async ({ page, text, language }) => {
      const start = language === 'en' ? 'There is no connection.' : 'Il n’y a pas de connexion.';
      await expect(page.getByText(text('estimate.unreachable'))).toContainText(start);
    },
    failed: ({ page }) => expect(page.locator('main')).toHaveText(''),
  },
});
