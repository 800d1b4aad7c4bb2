import { planClasses } from '#domain/catalogue/plans.ts';
import { type NeedsQuestion, needsCategories, needsQuestions } from '#domain/needsAnalysis/needsQuestions.ts';
import type { DatabaseTransaction } from '../database/database.ts';
import { insertRows } from '../database/insertRows.ts';
import texts from './needsQuestions.json' with { type: 'json' };

type Text = { en: string; fr: string; options?: { value: string; en: string; fr: string }[] };

const numbers: readonly NeedsQuestion[] = ['tripAverageLength', 'tripYearly'];
const yesOrNo = [
  { value: 'true', en: 'Yes', fr: 'Oui' },
  { value: 'false', en: 'No', fr: 'Non' },
];

function typeOf(key: NeedsQuestion): 'NUMBER' | 'TEXT' | 'CHOICE' {
  if (numbers.includes(key)) return 'NUMBER';
  return key === 'modeOfTransportation' ? 'TEXT' : 'CHOICE';
}

/** Invented questions of the needs analysis, the same for every class of plans. */
export async function loadNeedsAnalysis(tx: DatabaseTransaction): Promise<void> {
  const asked = needsCategories.flatMap((category) =>
    needsQuestions[category].map((key) => ({ category, key })),
  );
  await insertRows(
    tx,
    'needs_analysis_questions',
    planClasses.flatMap((planClass) =>
      asked.map(({ category, key }, at) => {
        const { en, fr, options = yesOrNo }: Text = texts[key];
        return {
          plan_class: planClass,
          effective_date: '2024-01-01',
          question_key: key,
          category,
          sort_order: at + 1,
          answer_type: typeOf(key),
          text_en: en,
          text_fr: fr,
          options: JSON.stringify(typeOf(key) === 'CHOICE' ? options : []),
        };
      }),
    ),
  );
}
