import type { PlanClass } from '#domain/catalogue/plans.ts';
import type { NeedsAnswerType, NeedsCategory, NeedsQuestion } from '#domain/needsAnalysis/needsQuestions.ts';
import type { DayColumn, JsonColumn } from '../database/columns.ts';

export type NeedsAnalysisTables = {
  /** Those of a class hold from their first day until those of a later one do. */
  needs_analysis_questions: {
    plan_class: PlanClass;
    effective_date: DayColumn;
    question_key: NeedsQuestion;
    category: NeedsCategory;
    sort_order: number;
    answer_type: NeedsAnswerType;
    text_en: string;
    text_fr: string;
    /** The answers that can be chosen, in their order. */
    options: JsonColumn<{ value: string; en: string; fr: string }[]>;
  };
};
