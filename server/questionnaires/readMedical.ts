import type { MedicalQuestionnaireData } from '#domain/calls/shapes/medicalQuestionnaire.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { PlanClass } from '#domain/catalogue/plans.ts';
import type { Language } from '#domain/locales.ts';
import type { Database } from '../database/database.ts';

/** [MQ-004] Reads the questionnaire that holds for a class of plans on a day; null where there is none. */
export type ReadMedical = (asked: {
  planClass: PlanClass;
  date: IsoDate;
  language: Language;
}) => Promise<MedicalQuestionnaireData | null>;

export function medicalReader(db: Database): ReadMedical {
  return async ({ planClass, date, language }) => {
    const row = await db
      .selectFrom('medical_questionnaires')
      .select(['pages', 'declaration', 'outcomes'])
      .where('plan_class', '=', planClass)
      .where('effective_date', '<=', date)
      .orderBy('effective_date', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!row) return null;
    return {
      pages: row.pages.map((page) => ({
        pageNumber: page.pageNumber,
        description: page.description[language],
        sections: page.sections.map((section) => ({
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
      declaration: row.declaration[language],
      outcomes: row.outcomes,
    };
  };
}
