import { assign, sendParent, setup } from 'xstate';
import {
  completedQuestionnaire,
  type MedicalContent,
} from '#domain/questionnaires/travellerQuestionnaire.ts';
import { hearConnection } from '../connection.ts';
import { problemActions } from '../forms/readingStates.ts';
import { port } from '../ports.ts';
import {
  answered,
  endsAtPage,
  questionOnPage,
  turned,
  unansweredOnPage,
} from './medicalQuestionnaire.rules.ts';
import type {
  AnswerGiven,
  MedicalQuestionnaireContext,
  MedicalQuestionnaireEvent,
  MedicalQuestionnaireInput,
  MedicalQuestionnaireNews,
  ReadMedicalInput,
} from './medicalQuestionnaire.types.ts';

/** Ports, guards and actions of the chart. */
export const medicalQuestionnaireSetup = setup({
  types: {
    input: {} as MedicalQuestionnaireInput,
    context: {} as MedicalQuestionnaireContext,
    events: {} as MedicalQuestionnaireEvent,
    tags: {} as 'busy' | 'dialog',
    meta: {} as { requirements: readonly string[] },
  },
  actors: {
    readQuestionnaire: port<MedicalContent, ReadMedicalInput>('readQuestionnaire'),
    hearConnection,
  },
  guards: {
    contentIsThere: ({ context }) => context.content !== null,
    answersAreComplete: ({ context }) => context.questionnaire.completed,
    questionIsOnPage: ({ context }, { key }: AnswerGiven) => questionOnPage(context, key) !== undefined,
    pageIsUnanswered: ({ context }) => unansweredOnPage(context).length > 0,
    pageIsLast: ({ context }) => endsAtPage(context).isLast,
    pageIsNotFirst: ({ context }) => !endsAtPage(context).isFirst,
    everythingIsAnswered: ({ context }) => context.unanswered.length === 0,
    declarationIsAccepted: ({ context }) => context.isAccepted,
  },
  actions: {
    markStarted: assign(({ context: { questionnaire } }) => ({
      questionnaire: { ...questionnaire, started: true },
      unanswered: [],
      isAccepted: false,
      isDeclarationMissed: false,
    })),
    rememberContent: assign((_, content: MedicalContent) => ({ content })),
    openPage: assign(({ context }) => ({ questionnaire: turned(context, 0) })),
    rememberAnswer: assign(({ context }, given: AnswerGiven) => {
      const questionnaire = answered(context, given);
      const missing = unansweredOnPage({ ...context, questionnaire });
      return { questionnaire, unanswered: context.unanswered.filter((key) => missing.includes(key)) };
    }),
    noteUnanswered: assign(({ context }) => ({
      unanswered: unansweredOnPage(context),
      attempts: context.attempts + 1,
    })),
    forgetUnanswered: assign({ unanswered: [] }),
    turnForward: assign(({ context }) => ({ questionnaire: turned(context, 1) })),
    turnBack: assign(({ context }) => ({ questionnaire: turned(context, -1) })),
    acceptDeclaration: assign({ isAccepted: true, isDeclarationMissed: false }),
    withdrawDeclaration: assign({ isAccepted: false }),
    noteDeclarationMissed: assign(({ context }) => ({
      isDeclarationMissed: true,
      attempts: context.attempts + 1,
    })),
    complete: assign(({ context: { questionnaire, content } }) => ({
      questionnaire: content ? completedQuestionnaire(questionnaire, content) : questionnaire,
    })),
    ...problemActions,
    reportProgress: sendParent(
      ({ context }): MedicalQuestionnaireNews => ({
        type: 'medicalQuestionnaire.keepProgress',
        questionnaire: context.questionnaire,
      }),
    ),
    reportCompleted: sendParent(
      ({ context }): MedicalQuestionnaireNews => ({
        type: 'medicalQuestionnaire.complete',
        questionnaire: context.questionnaire,
      }),
    ),
  },
});
