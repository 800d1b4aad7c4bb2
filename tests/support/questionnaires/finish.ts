import type { Page } from '@playwright/test';
import { answerHealth } from '../../tours/medicalQuestionnaire.screens.ts';
import { button } from '../journeys/walk.ts';
import { healthy } from './medical.ts';

const { heartCondition, lungCondition, ...treatment } = healthy;

/** What the second page of the questionnaire is answered with by who is healthy. */
export const healthyTreatment = treatment;

/** Answers the open questionnaire, in English, to its end. */
export async function finishQuestionnaire(page: Page, answers: typeof treatment): Promise<void> {
  await answerHealth(page, { heartCondition, lungCondition });
  await button(page, 'Next step').click();
  await answerHealth(page, answers);
  await button(page, 'Next step').click();
  await page.locator('[id="medical.declaration"]').check();
  await button(page, 'Finish').click();
}
