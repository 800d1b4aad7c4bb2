import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { type Language, otherLanguage } from '#domain/locales.ts';
import { openSignedIn } from '../../support/journeys/earlierSession.ts';
import { agents, originOf } from '../../support/journeys/portal.ts';
import { journeyTours } from '../../support/tours/journeys.ts';
import { byItself } from '../../support/tours/journeys/play.ts';
import type { Person } from '../../support/tours/journeys/types.ts';
import { contentFrame, contentRetry, seeLoading, seeNoContent } from '../../tours/contentPage.screens.ts';
import { contentPageTour } from '../../tours/contentPage.tour.ts';

const words: Record<Language, string> = {
  en: 'Your public quote page',
  fr: 'Votre page publique de soumission',
};

const switchLanguage = ({ page }: Person) =>
  page.getByRole('link', { name: /^(Français|English)$/, exact: true }).click();

/** The tour begins in English; whoever walks it in French begins in French and switches to English. */
const languageShown = ({ language }: Person, { context }: AnyMachineSnapshot): Language =>
  context.asked.language === 'en' ? language : otherLanguage(language);

const givenUp = {
  reason: 'a request that the page gives up while it is held cannot be told from the one after it',
  where: (snapshot: AnyMachineSnapshot) => snapshot.matches('loadingContent'),
};

journeyTours({
  tour: contentPageTour,
  time: 'paused',
  reach: async ({ page, language, text }, starting) => {
    await openSignedIn(page, 'b2b', agents.manager, language);
    await page.goto(`${originOf('b2b')}/welcome?lang=${language}`);
    await expect(contentFrame(page)).toBeVisible();
    starting();
    await page.getByRole('link', { name: text('content.resource.name') }).click();
  },
  drive: {
    triesAgain: ({ page }) => contentRetry(page).click(),
    theLanguageBecomesFrench: { requirements: ['CN-012'], gesture: switchLanguage },
    theLanguageBecomesEnglish: { requirements: ['CN-012'], gesture: switchLanguage },
    theFrameIsMeasured: byItself,
  },
  screens: {
    loadingContent: { requirements: ['CN-013'], look: seeLoading },
    failed: { requirements: ['CN-013'], look: seeNoContent },
    shown: {
      requirements: ['CN-003', 'CN-012'],
      look: async (person, snapshot) => {
        const content = person.page.frameLocator('#content-frame');
        await expect(content.locator('html')).toHaveAttribute(
          'lang',
          `${languageShown(person, snapshot)}-CA`,
        );
        await expect(content.getByRole('heading').first()).toHaveText(words[languageShown(person, snapshot)]);
      },
    },
    'shown.measuring': null,
    'shown.resting': null,
  },
  requests: { readContent: { url: '**/api/content-fragments/**', method: 'GET' } },
  notHere: {
    theLanguageBecomesFrench: givenUp,
    theLanguageBecomesEnglish: givenUp,
    theFrameIsEmpty: 'whether the document is already there when it is measured is up to the browser',
    theFrameCannotBeMeasured: 'a frame of our own page lets itself be measured',
  },
});
