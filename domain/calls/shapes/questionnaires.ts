import * as z from 'zod';
import { refuseCardNumberAs, shortText } from './text.ts';

/** [MQ-015] [NA-011] The questionnaires that a traveller answers. */
export const questionnaireTypes = ['MEDICAL', 'NEEDS_ANALYSIS'] as const;

/** Most questions of a questionnaire. */
export const mostQuestions = 200;

/** What a question is called, in every language and version of its questionnaire. */
export const questionKey = refuseCardNumberAs(z.string().regex(/^[A-Za-z][A-Za-z0-9_.-]{0,59}$/));

/** [MQ-015] [NA-011] What a traveller answered, as pairs of question and answer. */
export const answeredQuestionnaire = z.strictObject({
  type: z.enum(questionnaireTypes),
  answers: z.array(z.strictObject({ key: questionKey, answer: shortText })).max(mostQuestions),
});
export type AnsweredQuestionnaire = z.output<typeof answeredQuestionnaire>;

/** [AP-002] The questionnaires of a traveller, each type at most once. */
export const paxQuestionnaires = z
  .array(answeredQuestionnaire)
  .max(questionnaireTypes.length)
  .refine((each) => new Set(each.map(({ type }) => type)).size === each.length, {
    params: { code: 'notUnique' },
  });
