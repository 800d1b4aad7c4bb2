import { expect, type Page } from '@playwright/test';
import { connectionReturns } from '../../support/journeys/connectionReturns.ts';
import type { Gate } from '../../support/journeys/gate.ts';
import { choosePlansInQuebec, gateAtNeeds } from '../../support/journeys/quebec.ts';
import { journeyTours } from '../../support/tours/journeys.ts';
import { needsAnalysisDrive, needsAnalysisScreens } from '../../tours/needsAnalysis.screens.ts';
import { needsAnalysisTour } from '../../tours/needsAnalysis.tour.ts';

const gates = new WeakMap<Page, Gate>();
const questionsOf = (page: Page) => (gates.get(page) as Gate).next();

journeyTours({
  tour: needsAnalysisTour,
  reach: async ({ page, language, text }, starting) => {
    await choosePlansInQuebec(page, language, ['38'], async () => {
      gates.set(page, await gateAtNeeds(page, 'FR'));
      starting();
    });
    await expect(page.getByRole('button', { name: text('needsAnalysis.answer') })).toBeVisible();
  },
  drive: {
    theConnectionReturns: connectionReturns,
    ...needsAnalysisDrive,
    theQuestionsCome: async ({ page }) => (await questionsOf(page)).fallback(),
    theQuestionsDoNotCome: async ({ page }) => (await questionsOf(page)).abort('failed'),
  },
  screens: needsAnalysisScreens,
});
