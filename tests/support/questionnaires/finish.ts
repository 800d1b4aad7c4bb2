import type { Page } from '@playwright/test';
import { answerHealth } from '../../tours/medicalQuestionnaire.screens.ts';
import { healthy } from './medical.ts';

const { heartCondition, lungCondition, ...treatment } = healthy;

/** What the second page of the questionnaire is answered with by who is healthy. */
export const healthyTreatment = treatment;

/** Answers the open questionnaire, in English, to its end. */
export async function finishQuestionnaire(page: Page, answers: typeof treatment): Promise<void> {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await answerHealth(page, { heartCondition, lungCondition });
  await press('Next page');
  await answerHealth(page, answers);
  await press('Next page');
  await page.locator('[id="medical.declaration"]').check();
  await press('Finish');
}
