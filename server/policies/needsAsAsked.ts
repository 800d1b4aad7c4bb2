import type { IsoDate } from '#domain/calendar.ts';
import type { PaxDetail } from '#domain/calls/shapes/policyDetail.ts';
import type { AnsweredQuestionnaire } from '#domain/calls/shapes/questionnaires.ts';
import { ownValue } from '#domain/ownValue.ts';
import type { Database } from '../database/database.ts';

type Answers = AnsweredQuestionnaire['answers'];
type Worded = (answers: Answers | null) => PaxDetail['needs'];

/** [NA-011] What words questions of a needs analysis and their answers as of a day; what has no words is said as it was kept. */
export async function needsAsAsked(
  db: Database,
  asked: { on: IsoDate; answers: readonly (Answers | null)[] },
): Promise<Worded> {
  const keys = [...new Set(asked.answers.flatMap((each) => (each ?? []).map(({ key }) => key)))];
  const rows =
    keys.length === 0
      ? []
      : await db
          .selectFrom('needs_analysis_questions')
          .distinctOn('question_key')
          .select(['question_key', 'text_en as en', 'text_fr as fr', 'options'])
          .where((row) => row(row.cast<string>('question_key', 'text'), 'in', keys))
          .where('effective_date', '<=', asked.on)
          .orderBy('question_key')
          .orderBy('effective_date', 'desc')
          .execute();
  const questions = Object.fromEntries(rows.map((row) => [row.question_key, row]));
  const same = (text: string) => ({ en: text, fr: text });
  return (answers) =>
    answers &&
    answers.map(({ key, answer }) => {
      const question = ownValue(questions, key);
      const option = question?.options.find(({ value }) => value === answer);
      return {
        question: question ? { en: question.en, fr: question.fr } : same(key),
        answer: option ? { en: option.en, fr: option.fr } : same(answer),
      };
    });
}
