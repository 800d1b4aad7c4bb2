import type { MedicalQuestionnaireAnswer } from '../calls/shapes/medicalQuestionnaire.ts';
import type { AnsweredQuestionnaire } from '../calls/shapes/questionnaires.ts';
import type { PlanClass } from '../catalogue/plans.ts';
import type { Language } from '../locales.ts';
import type { RateCategory } from '../rating/rateVersion.ts';
import { medicalOutcomeOf } from './medicalOutcome.ts';
import { askedAnswers, type MedicalAnswers } from './medicalPages.ts';

/** The questionnaire of a class of plans as it was read, in both languages. */
export type MedicalContent = Record<Language, MedicalQuestionnaireAnswer>;

/** [MQ-006] [MQ-023] What is kept of the medical questionnaire of one traveller. */
export type TravellerQuestionnaire = {
  paxId: string;
  planClass: PlanClass;
  /** [MQ-019] It was opened. */
  started: boolean;
  /** [MQ-019] Every question is answered and the declaration accepted. */
  completed: boolean;
  declaration: boolean;
  /** The answers of the pages as they were completed. */
  pageAnswers: MedicalAnswers;
  rateCategory: RateCategory | null;
  mqEligible: boolean;
  /** [MQ-017] What the organization says of answers that make not eligible. */
  mqNotEligible: Record<Language, { title: string; text: string }> | null;
  /** [MQ-019] The page that is open and what was answered since the questionnaire was opened. */
  inProgress: { pageNumber: number; answers: MedicalAnswers } | null;
};

/** What is kept before anything was answered. */
export function unansweredQuestionnaire(paxId: string, planClass: PlanClass): TravellerQuestionnaire {
  return {
    paxId,
    planClass,
    started: false,
    completed: false,
    declaration: false,
    pageAnswers: {},
    rateCategory: null,
    mqEligible: false,
    mqNotEligible: null,
    inProgress: null,
  };
}

/** [MQ-006] [MQ-022] The questionnaire once its declaration is accepted, with what its answers give. */
export function completedQuestionnaire(
  questionnaire: TravellerQuestionnaire,
  content: MedicalContent,
): TravellerQuestionnaire {
  const data = content.en.medicalQuestionnaireData;
  const pageAnswers = askedAnswers(data, questionnaire.inProgress?.answers ?? questionnaire.pageAnswers);
  return {
    ...questionnaire,
    ...medicalOutcomeOf(data, pageAnswers),
    completed: true,
    declaration: true,
    pageAnswers,
    mqNotEligible: {
      en: content.en.organization.mqNotEligible,
      fr: content.fr.organization.mqNotEligible,
    },
    inProgress: null,
  };
}

/** [MQ-015] The answers of a questionnaire as they travel with its traveller; none before it is completed. */
export function sentQuestionnaire(
  questionnaire: TravellerQuestionnaire | undefined,
): AnsweredQuestionnaire[] {
  if (!questionnaire?.completed) return [];
  const answers = Object.entries(questionnaire.pageAnswers).map(([key, answer]) => ({ key, answer }));
  return [{ type: 'MEDICAL', answers }];
}

/** [PS-016] The rate category that the completed questionnaire of a traveller gave; null before. */
export function answeredCategory(
  questionnaires: readonly TravellerQuestionnaire[],
  paxId: string,
): RateCategory | null {
  return questionnaires.find((one) => one.paxId === paxId && one.completed)?.rateCategory ?? null;
}
