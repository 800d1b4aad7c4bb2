import { payButton } from '../../support/journeys/cardFrame.ts';
import { openStepAgain } from '../../support/journeys/earlierVisit.ts';
import { expectStep } from '../../support/journeys/walk.ts';
import { journeyTours } from '../../support/tours/journeys.ts';
import { pdfDrive, pdfScreens } from '../../tours/policyPdf.screens.ts';
import { policyPdfTour } from '../../tours/policyPdf.tour.ts';

journeyTours({
  tour: policyPdfTour,
  reach: async ({ page, language }) => {
    await openStepAgain(page, { application: 'b2b', language, step: 'PAYMENT' });
    await page.locator('input[name="method"][value="CASH"]').check({ force: true });
    await payButton(page).click();
    await expectStep(page, 'CONFIRMATION', language);
  },
  drive: pdfDrive,
  screens: pdfScreens,
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
