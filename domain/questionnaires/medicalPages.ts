import type {
  MedicalCondition,
  MedicalPage,
  MedicalQuestion,
  MedicalQuestionnaireData,
} from '../calls/shapes/medicalQuestionnaire.ts';

/** Answers by the key of their question. */
export type MedicalAnswers = Readonly<Record<string, string>>;

type Pages = Pick<MedicalQuestionnaireData, 'pages'>;

/** Whether what was answered meets a condition; a question that was not answered meets none. */
export function conditionHolds(condition: MedicalCondition, answers: MedicalAnswers): boolean {
  const answer = answers[condition.questionKey];
  if (answer === undefined || answer === '') return false;
  if (condition.answers && !condition.answers.includes(answer)) return false;
  return condition.from === undefined || Number(answer) >= condition.from;
}

/**
 * [MQ-005] The pages that are asked with these answers, by pageNumber, their sections and questions by order. A section
 * whose condition does not hold is left out, and so is a page without sections; an answer of what is left out counts no
 * more for what follows.
 */
export function askedPages({ pages }: Pages, answers: MedicalAnswers): MedicalPage[] {
  const counted: Record<string, string> = {};
  return byOrder(pages, ({ pageNumber }) => pageNumber).flatMap((page) => {
    const sections = byOrder(page.sections, ({ order }) => order).flatMap((section) => {
      if (section.showIf && !conditionHolds(section.showIf, counted)) return [];
      const questions = byOrder(section.questions, ({ order }) => order);
      for (const { questionKey } of questions) counted[questionKey] = answers[questionKey] ?? '';
      return [{ ...section, questions }];
    });
    return sections.length === 0 ? [] : [{ ...page, sections }];
  });
}

function byOrder<Item>(items: readonly Item[], place: (item: Item) => number): Item[] {
  return items.toSorted((one, other) => place(one) - place(other));
}

/** The place of a page among those that are asked; the first one where it is not asked, or none is open. */
export function placeOfPage(pages: readonly MedicalPage[], pageNumber: number | undefined): number {
  return Math.max(
    0,
    pages.findIndex((page) => page.pageNumber === pageNumber),
  );
}

/** The questions of a page in their order. */
export function questionsOn({ sections }: MedicalPage): MedicalQuestion[] {
  return sections.flatMap(({ questions }) => questions);
}

/** [MQ-004] The text of an answer after a keystroke: of a number its first three digits. */
export function typedAnswer({ answerType }: MedicalQuestion, text: string): string {
  return answerType === 'NUMBER' ? text.replace(/\D/g, '').slice(0, 3) : text;
}

/** What is wrong with an answer, or null. */
export function medicalAnswerProblem(
  { answerType, options }: MedicalQuestion,
  answer: string | undefined,
): 'required' | 'textInvalid' | 'notAsked' | null {
  if (answer === undefined || answer === '') return 'required';
  if (answerType === 'NUMBER') return /^\d{1,3}$/.test(answer) ? null : 'textInvalid';
  const known = answerType === 'YES_NO' ? ['true', 'false'] : options.map(({ value }) => value);
  return known.includes(answer) ? null : 'notAsked';
}

/** [MQ-020] The questions of a page that have no answer yet, by key. */
export function unansweredOn(page: MedicalPage, answers: MedicalAnswers): string[] {
  return questionsOn(page)
    .filter((question) => medicalAnswerProblem(question, answers[question.questionKey]) !== null)
    .map(({ questionKey }) => questionKey);
}

/** The answers to what is asked; those of questions that were asked before another answer changed are left out. */
export function askedAnswers(data: Pages, answers: MedicalAnswers): MedicalAnswers {
  const keys = askedPages(data, answers).flatMap((page) =>
    questionsOn(page).map(({ questionKey }) => questionKey),
  );
  return Object.fromEntries(keys.map((key) => [key, answers[key] ?? '']));
}
