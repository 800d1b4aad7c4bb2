import type { MedicalQuestionnaireData } from '../calls/shapes/medicalQuestionnaire.ts';
import type { RateCategory } from '../rating/rateVersion.ts';
import { askedAnswers, conditionHolds, type MedicalAnswers } from './medicalPages.ts';

/** [MQ-006] What a questionnaire makes of a traveller. */
export type MedicalOutcome = { rateCategory: RateCategory; mqEligible: boolean };

/**
 * [MQ-017] [MQ-022] The rate category and eligibility that complete answers give: those of the first outcome of which
 * every condition holds. Answers that no outcome knows are not eligible.
 */
export function medicalOutcomeOf(data: MedicalQuestionnaireData, answers: MedicalAnswers): MedicalOutcome {
  const asked = askedAnswers(data, answers);
  const found = data.outcomes.find(({ when }) => when.every((condition) => conditionHolds(condition, asked)));
  return {
    rateCategory: found?.rateCategory ?? 'STANDARD',
    mqEligible: found?.mqEligible ?? false,
  };
}
