import { expect, type Page } from '@playwright/test';
import { connectionReturns } from '../../support/journeys/connectionReturns.ts';
import { type Gate, gateAt } from '../../support/journeys/gate.ts';
import { choosePlansAt67 } from '../../support/journeys/medical.ts';
import { journeyTours } from '../../support/tours/journeys.ts';
import {
  medicalQuestionnaireDrive,
  medicalQuestionnaireScreens,
} from '../../tours/medicalQuestionnaire.screens.ts';
import { medicalQuestionnaireTour } from '../../tours/medicalQuestionnaire.tour.ts';

const gates = new WeakMap<Page, Gate>();
const questionsOf = (page: Page) => (gates.get(page) as Gate).next();

journeyTours({
  tour: medicalQuestionnaireTour,
  reach: async ({ page, language, text }, starting) => {
    await choosePlansAt67(page, language, async () => {
      gates.set(page, await gateAt(page, /medicalQuestionaire\?.*language=FR/));
      starting();
    });
    await expect(page.getByText(text('medicalQuestionnaire.act.TAKE_MQ')).first()).toBeVisible();
  },
  drive: {
    theConnectionReturns: connectionReturns,
    ...medicalQuestionnaireDrive,
    theQuestionsCome: {
      requirements: ['MQ-001', 'MQ-018'],
      gesture: async ({ page }) => {
        const route = await questionsOf(page);
        const asked = new URL(route.request().url()).searchParams;
        expect(Object.fromEntries(asked)).toEqual({
          planClass: 'OCM',
          date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
          language: 'FR',
          salesChannel: 'b2b',
          mqLIAScripting: 'true',
          organizationCode: expect.stringMatching(/^[A-Z-]+$/),
        });
        await route.fallback();
      },
    },
    theQuestionsDoNotCome: async ({ page }) => (await questionsOf(page)).abort('failed'),
  },
  screens: medicalQuestionnaireScreens,
});
