import type { MedicalPage, MedicalQuestion } from '#domain/calls/shapes/medicalQuestionnaire.ts';
import {
  askedPages,
  type MedicalAnswers,
  placeOfPage,
  questionsOn,
  typedAnswer,
  unansweredOn,
} from '#domain/questionnaires/medicalPages.ts';
import type { TravellerQuestionnaire } from '#domain/questionnaires/travellerQuestionnaire.ts';
import type { AnswerGiven, MedicalQuestionnaireContext } from './medicalQuestionnaire.types.ts';

type Asking = Pick<MedicalQuestionnaireContext, 'questionnaire' | 'content'>;

/** The answers as they stand: those of the questionnaire that is open, else those that were completed. */
function currentAnswers({ questionnaire }: Asking): MedicalAnswers {
  return questionnaire.inProgress?.answers ?? questionnaire.pageAnswers;
}

/** The pages that are asked, the same in both languages, and the place of the one that is open. */
function openPages(context: Asking): { pages: MedicalPage[]; place: number } {
  const { content, questionnaire } = context;
  const pages = content ? askedPages(content.en.medicalQuestionnaireData, currentAnswers(context)) : [];
  return { pages, place: placeOfPage(pages, questionnaire.inProgress?.pageNumber) };
}

/** Whether the page that is open is the first or the last of those that are asked. */
export function endsAtPage(context: Asking): { isFirst: boolean; isLast: boolean } {
  const { pages, place } = openPages(context);
  return { isFirst: place === 0, isLast: place === pages.length - 1 };
}

/** The question of the open page that has this key. */
export function questionOnPage(context: Asking, key: string): MedicalQuestion | undefined {
  const { pages, place } = openPages(context);
  const page = pages[place];
  return page && questionsOn(page).find(({ questionKey }) => questionKey === key);
}

/** [MQ-020] The questions of the open page without an answer. */
export function unansweredOnPage(context: Asking): string[] {
  const { pages, place } = openPages(context);
  const page = pages[place];
  return page ? unansweredOn(page, currentAnswers(context)) : [];
}

/** [MQ-019] [MQ-021] The questionnaire on the page that is so many places further, with the answers as they stand. */
export function turned(context: Asking, places: -1 | 0 | 1): TravellerQuestionnaire {
  const { pages, place } = openPages(context);
  const pageNumber = pages[place + places]?.pageNumber ?? 1;
  return { ...context.questionnaire, inProgress: { pageNumber, answers: currentAnswers(context) } };
}

/** The questionnaire with an answer of the open page. */
export function answered(context: Asking, { key, answer }: AnswerGiven): TravellerQuestionnaire {
  const question = questionOnPage(context, key);
  const { questionnaire } = context;
  if (!question || !questionnaire.inProgress) return questionnaire;
  const answers = { ...questionnaire.inProgress.answers, [key]: typedAnswer(question, answer) };
  return { ...questionnaire, inProgress: { ...questionnaire.inProgress, answers } };
}
