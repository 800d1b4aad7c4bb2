import type { IsoDate } from '#domain/calendar.ts';
import type { PlanClass } from '#domain/catalogue/plans.ts';
import type { Language } from '#domain/locales.ts';
import type {
  NeedsCategory,
  NeedsQuestionText,
  NeedsQuestionTexts,
} from '#domain/needsAnalysis/needsQuestions.ts';
import type { Database } from '../database/database.ts';
import { Problem } from '../http/problem.ts';

/**
 * [NA-008] The questions that hold for a class of plans on a day, in one language, by category and in their order.
 * @throws Problem 404 where there are none
 */
export async function readNeedsQuestions(
  db: Database,
  asked: { planClass: PlanClass; effectiveDate: IsoDate; language: Language },
): Promise<NeedsQuestionTexts> {
  const { planClass, effectiveDate, language } = asked;
  const rows = await db
    .selectFrom('needs_analysis_questions')
    .selectAll()
    .where('plan_class', '=', planClass)
    .where('effective_date', '=', (of) =>
      of
        .selectFrom('needs_analysis_questions')
        .select(({ fn }) => fn.max('effective_date').as('latest'))
        .where('plan_class', '=', planClass)
        .where('effective_date', '<=', effectiveDate),
    )
    .orderBy('sort_order')
    .execute();
  if (rows.length === 0) throw new Problem(404, 'needsAnalysis.noQuestions');
  const inCategory = (category: NeedsCategory): NeedsQuestionText[] =>
    rows
      .filter((row) => row.category === category)
      .map((row) => ({
        questionKey: row.question_key,
        questionText: language === 'en' ? row.text_en : row.text_fr,
        answerType: row.answer_type,
        options: row.options.map((option) => ({ value: option.value, text: option[language] })),
      }));
  return {
    insuranceSameAsPrimary: inCategory('insuranceSameAsPrimary'),
    coverageSameAsPrimary: inCategory('coverageSameAsPrimary'),
    existingPolicySameAsPrimary: inCategory('existingPolicySameAsPrimary'),
  };
}
