import type { MedicalCondition } from '#domain/calls/shapes/medicalQuestionnaire.ts';
import type { PlanClass } from '#domain/catalogue/plans.ts';
import type { Language } from '#domain/locales.ts';
import type { RateCategory } from '#domain/rating/rateVersion.ts';
import type { DayColumn, JsonColumn } from '../database/columns.ts';

type Texts = Record<Language, string>;

/** A page as it is kept, in both languages. */
export type KeptMedicalPage = {
  pageNumber: number;
  description: Texts;
  sections: {
    order: number;
    description: Texts;
    showIf?: MedicalCondition;
    questions: {
      questionKey: string;
      questionText: Texts;
      answerType: 'YES_NO' | 'NUMBER' | 'CHOICE';
      order: number;
      options?: { value: string; text: Texts }[];
    }[];
  }[];
};

export type QuestionnaireTables = {
  /** That of a class holds from its first day until a later one does. */
  medical_questionnaires: {
    plan_class: PlanClass;
    effective_date: DayColumn;
    pages: JsonColumn<KeptMedicalPage[]>;
    declaration: JsonColumn<Texts>;
    /** The first one of which every condition holds decides. */
    outcomes: JsonColumn<{ when: MedicalCondition[]; rateCategory: RateCategory; mqEligible: boolean }[]>;
  };
};
