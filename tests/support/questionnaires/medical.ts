import type { MedicalQuestionnaireAnswer } from '#domain/calls/shapes/medicalQuestionnaire.ts';
import type { AnsweredQuestionnaire } from '#domain/calls/shapes/questionnaires.ts';
import type { Language } from '#domain/locales.ts';
import type { MedicalAnswers } from '#domain/questionnaires/medicalPages.ts';
import {
  completedQuestionnaire,
  type MedicalContent,
  type TravellerQuestionnaire,
  unansweredQuestionnaire,
} from '#domain/questionnaires/travellerQuestionnaire.ts';
import type { KeptMedicalPage } from '#server/questionnaires/questionnaires.tables.ts';
import sample from '#server/sample/medicalQuestions.json' with { type: 'json' };
import texts from '#server/sample/organizationTexts.json' with { type: 'json' };

type Outcomes = MedicalQuestionnaireAnswer['medicalQuestionnaireData']['outcomes'];

function contentIn(language: Language, planClass: 'OCM' | 'VTC'): MedicalQuestionnaireAnswer {
  const words = texts[language];
  const pages = sample.pages[planClass] as KeptMedicalPage[];
  return {
    organization: {
      organizationCode: 'PARTNER',
      mqNotEligible: { title: words.mqNotEligibleTitle, text: words.mqNotEligibleText },
      mqLIAScripting: { title: words.mqScriptingTitle, text: words.mqScriptingText },
    },
    medicalQuestionnaireData: {
      pages: pages.map(({ pageNumber, description, sections }) => ({
        pageNumber,
        description: description[language],
        sections: sections.map((section) => ({
          order: section.order,
          description: section.description[language],
          showIf: section.showIf ?? null,
          questions: section.questions.map(({ questionText, options = [], ...question }) => ({
            ...question,
            questionText: questionText[language],
            options: options.map(({ value, text }) => ({ value, text: text[language] })),
          })),
        })),
      })),
      declaration: sample.declaration[language],
      outcomes: sample.outcomes as Outcomes,
    },
  };
}

/** The sample questionnaire of a class of plans, as it is read in both languages. */
export function medicalContent(planClass: 'OCM' | 'VTC' = 'OCM'): MedicalContent {
  return { en: contentIn('en', planClass), fr: contentIn('fr', planClass) };
}

/** Answers that give category A. */
export const healthy = {
  heartCondition: 'false',
  lungCondition: 'false',
  medications: '0',
  smoking: 'NEVER',
  awaitingTreatment: 'false',
};
/** Answers that give category B. */
export const withHeart = {
  heartCondition: 'true',
  lungCondition: 'false',
  heartSurgery: 'false',
  medications: '2',
  smoking: 'FORMER',
  awaitingTreatment: 'false',
};
/** Answers with which nobody is eligible. */
export const awaiting = { ...healthy, awaitingTreatment: 'true' };
/** What visitors answer besides. */
export const sinceArrival = { careSinceArrival: 'false' };

/** The questionnaire of a traveller who completed it. */
export function takenQuestionnaire(
  paxId: string,
  answers: MedicalAnswers = healthy,
  planClass: 'OCM' | 'VTC' = 'OCM',
): TravellerQuestionnaire {
  const begun = {
    ...unansweredQuestionnaire(paxId, planClass),
    started: true,
    inProgress: { pageNumber: 2, answers },
  };
  return completedQuestionnaire(begun, medicalContent(planClass));
}

/** Answers as a traveller sends them. */
export function sentMedicalAnswers(answers: MedicalAnswers): AnsweredQuestionnaire {
  return {
    type: 'MEDICAL',
    answers: Object.entries(answers).map(([key, answer]) => ({ key, answer })),
  };
}
