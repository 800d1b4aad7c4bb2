import type { AnsweredQuestionnaire } from '../calls/shapes/questionnaires.ts';
import { needsForm } from './needsForm.ts';
import { type NeedsQuestion, needsCategories, needsQuestions } from './needsQuestions.ts';

/** Path below the traveller, and the problem there; null where it is right. */
type Found = [path: string, problem: string | null];

const everyQuestion: readonly NeedsQuestion[] = needsCategories.flatMap((category) => [
  ...needsQuestions[category],
]);

/**
 * [NA-011] [NA-012] What of a traveller's needs analysis its form would not have let pass: one that is missing where it
 * is asked or sent where it is not, a question that is unknown, missing or answered twice, and an answer that is none.
 */
export function needsProblems(
  questionnaires: readonly AnsweredQuestionnaire[] | undefined,
  isAsked: boolean,
): Found[] {
  const at = questionnaires?.findIndex(({ type }) => type === 'NEEDS_ANALYSIS') ?? -1;
  const sent = questionnaires?.[at];
  if (!sent) return isAsked ? [['questionnaires', 'required']] : [];
  if (!isAsked) return [[`questionnaires.${at}`, 'notAsked']];
  const keys = sent.answers.map(({ key }) => key);
  const isWhole = everyQuestion.every((key) => keys.includes(key));
  const found = sent.answers.flatMap(({ key, answer }, index): Found[] => {
    const path = `questionnaires.${at}.answers.${index}`;
    const isKnown = (everyQuestion as readonly string[]).includes(key) && keys.indexOf(key) === index;
    return isKnown
      ? [[`${path}.answer`, answerProblem(key as NeedsQuestion, answer)]]
      : [[`${path}.key`, 'notAsked']];
  });
  return [[`questionnaires.${at}.answers`, isWhole ? null : 'required'], ...found];
}

/** [NA-005] [NA-006] [NA-007] */
function answerProblem(key: NeedsQuestion, answer: string): string | null {
  const { fields } = needsForm.rows as NonNullable<typeof needsForm.rows>;
  const { is } = fields[key];
  if (answer.trim() === '') return 'required';
  if (is.longest !== undefined && answer.length > is.longest) return 'tooLong';
  if (is.values && !is.values.includes(answer)) return 'notAsked';
  return is.pattern && !is.pattern.test(answer) ? 'textInvalid' : null;
}
