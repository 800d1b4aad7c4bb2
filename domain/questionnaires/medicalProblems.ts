import type { MedicalQuestionnaireData } from '../calls/shapes/medicalQuestionnaire.ts';
import type { AnsweredQuestionnaire } from '../calls/shapes/questionnaires.ts';
import { askedPages, medicalAnswerProblem, questionsOn } from './medicalPages.ts';

/** Problems of answers as the wire states them. */
export type SentAnswerProblem = 'missing' | 'wrongFormat' | 'notAllowed';

/** Where the answers about health stand among the questionnaires of a traveller, and what they are. */
export function sentMedical(
  questionnaires: readonly AnsweredQuestionnaire[] | undefined,
): { at: number; answers: AnsweredQuestionnaire['answers'] } | null {
  const at = questionnaires?.findIndex(({ type }) => type === 'MEDICAL') ?? -1;
  const sent = questionnaires?.[at];
  return sent ? { at, answers: sent.answers } : null;
}

/** Answers as pairs, by key. */
export function medicalAnswersIn(answers: AnsweredQuestionnaire['answers']): Record<string, string> {
  return Object.fromEntries(answers.map(({ key, answer }) => [key, answer]));
}

/**
 * [MQ-015] [MQ-020] What of answers about health the questionnaire would not have let pass, by path below the list of
 * answers, where the empty path is the list: a question that is unknown, hidden by other answers, answered twice or not
 * at all, and an answer that is none.
 */
export function medicalProblems(
  data: MedicalQuestionnaireData,
  sent: AnsweredQuestionnaire['answers'],
): Record<string, SentAnswerProblem> {
  const given = medicalAnswersIn(sent);
  const asked = askedPages(data, given).flatMap(questionsOn);
  const problems: Record<string, SentAnswerProblem> = {};
  sent.forEach(({ key, answer }, at) => {
    const question = asked.find(({ questionKey }) => questionKey === key);
    const isFirst = sent.findIndex((other) => other.key === key) === at;
    if (!question || !isFirst) problems[`${at}.key`] = 'notAllowed';
    else {
      const problem = medicalAnswerProblem(question, answer);
      if (problem !== null) problems[`${at}.answer`] = wireProblem[problem];
    }
  });
  if (asked.some(({ questionKey }) => !(questionKey in given))) problems[''] = 'missing';
  return problems;
}

const wireProblem = { required: 'missing', textInvalid: 'wrongFormat', notAsked: 'notAllowed' } as const;
