import { expect } from '@playwright/test';
import { payButton } from '../../support/journeys/cardFrame.ts';
import { openStepAgain } from '../../support/journeys/earlierVisit.ts';
import { expectStep } from '../../support/journeys/walk.ts';
import { journeyTours } from '../../support/tours/journeys.ts';
import type { Person } from '../../support/tours/journeys/types.ts';
import { policyPdfTour } from '../../tours/policyPdf.tour.ts';

const document = ({ page, text }: Person, language: 'en' | 'fr') =>
  page.getByRole('button', { name: text(`confirmation.pdf.${language}`) }).first();
const retry = ({ page, text }: Person) => page.getByRole('button', { name: text('confirmation.pdf.retry') });

journeyTours({
  tour: policyPdfTour,
  reach: async ({ page, language }) => {
    await openStepAgain(page, { application: 'b2b', language, step: 'PAYMENT' });
    await page.locator('input[name="method"][value="CASH"]').check({ force: true });
    await payButton(page).click();
    await expectStep(page, 'CONFIRMATION', language);
  },
  drive: {
    theAgentDownloadsInEnglish: (person) => document(person, 'en').click(),
    theAgentDownloadsInFrench: (person) => document(person, 'fr').click(),
  },
  screens: {
    idle: async (person) => {
      await expect(document(person, 'en')).not.toHaveAttribute('aria-disabled', 'true');
      await expect(retry(person)).toHaveCount(0);
    },
    downloading: (person, { context }) =>
      expect(document(person, context.asked.language)).toHaveAttribute('aria-busy', 'true'),
    failed: { requirements: ['DL-019'], look: (person) => expect(retry(person)).toBeVisible() },
  },
  notHere: {
    theAgentDownloadsInEnglish: {
      reason: 'a document that came before is kept and comes again at once',
      where: (snapshot) => {
        const { asked } = snapshot.context;
        return asked !== null && !(snapshot.matches('failed') && asked.language === 'en');
      },
    },
    theAgentDownloadsInFrench: {
      reason: 'a document that came before is kept and comes again at once',
      where: (snapshot) => snapshot.matches('idle') && snapshot.context.asked?.language === 'fr',
    },
  },
  requests: { downloadPdf: { url: '**/confirmation/pdf', method: 'GET' } },
});
