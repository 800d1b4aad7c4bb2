import { expect } from '@playwright/test';
import { languageOfHeader } from '#domain/locales.ts';
import { payButton } from '../../support/journeys/cardFrame.ts';
import { openStepAgain } from '../../support/journeys/earlierVisit.ts';
import { expectStep } from '../../support/journeys/walk.ts';
import { journeyTours } from '../../support/tours/journeys.ts';
import { pdfDrive, pdfScreens } from '../../tours/policyPdf.screens.ts';
import { policyPdfTour } from '../../tours/policyPdf.tour.ts';

/** What the server says of a document that does not come, in the language of the document. */
const said = { en: 'The press stands still.', fr: 'La presse est arrêtée.' };

journeyTours({
  tour: policyPdfTour,
  reach: async ({ page, language }) => {
    await openStepAgain(page, { application: 'b2b', language, step: 'PAYMENT' });
    await page.locator('input[name="method"][value="CASH"]').check();
    await payButton(page).click();
    await expectStep(page, 'CONFIRMATION', language);
  },
  drive: pdfDrive,
  screens: {
    ...pdfScreens,
    failed: [
      pdfScreens.failed,
      {
        requirements: ['ER-018'],
        look: ({ page, language }, { context }) =>
          expect(page.getByRole('alert').getByText(said[language])).toHaveCount(
            context.asked?.language === language ? 1 : 0,
          ),
      },
    ],
  },
  notHere: {
    thePersonDownloadsTheQuote: 'a quote that was bought has a policy instead',
    thePersonDownloadsInEnglish: {
      reason: 'a document that came before is kept and comes again at once',
      where: (snapshot) => {
        const { asked } = snapshot.context;
        return asked !== null && !(snapshot.matches('failed') && asked.language === 'en');
      },
    },
    thePersonDownloadsInFrench: {
      reason: 'a document that came before is kept and comes again at once',
      where: (snapshot) => snapshot.matches('idle') && snapshot.context.asked?.language === 'fr',
    },
  },
  requests: {
    downloadPdf: {
      url: '**/confirmation/pdf*',
      method: 'GET',
      fail: (route) => {
        const error = said[languageOfHeader(route.request().headers().lang)];
        return route.fulfill({ status: 500, json: { code: 'server.failed', error } });
      },
    },
  },
});
