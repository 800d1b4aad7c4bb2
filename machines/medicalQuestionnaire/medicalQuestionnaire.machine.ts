import { readingStates, shownWith } from '../forms/readingStates.ts';
import { medicalQuestionnaireSetup } from './medicalQuestionnaire.setup.ts';
import type { MedicalQuestionnaireContext } from './medicalQuestionnaire.types.ts';

const questions = readingStates({
  port: 'readQuestionnaire',
  asks: ({ asks }: MedicalQuestionnaireContext) => asks,
  done: shownWith('rememberContent', 'opening'),
  again: { 'connection.return': 'reading' },
});

/** The questions about the health of one traveller, answered page by page before a plan that asks for them has a price. */
export const medicalQuestionnaireMachine = medicalQuestionnaireSetup.createMachine({
  id: 'medicalQuestionnaire',
  context: ({ input }) => ({
    ...input,
    content: null,
    unanswered: [],
    isAccepted: false,
    isDeclarationMissed: false,
    attempts: 0,
    problem: null,
  }),
  initial: 'resting',
  states: {
    resting: {
      always: [{ guard: 'answersAreComplete', target: 'completed' }, { target: 'offered' }],
    },
    offered: {
      meta: { requirements: ['MQ-008', 'MQ-012'] },
      on: { 'person.takeQuestionnaire': 'open' },
    },
    completed: {
      meta: { requirements: ['MQ-006', 'MQ-008', 'MQ-021', 'MQ-022'] },
      on: { 'person.editQuestionnaire': 'open' },
    },
    open: {
      tags: 'dialog',
      meta: { requirements: ['MQ-019'] },
      entry: ['markStarted', 'reportProgress'],
      on: { 'person.closeQuestionnaire': 'resting' },
      initial: 'opening',
      states: {
        opening: {
          always: [
            { guard: 'contentIsThere', actions: ['openPage', 'reportProgress'], target: 'answering' },
            { target: 'reading' },
          ],
        },
        reading: { ...questions.reading, meta: { requirements: ['MQ-001', 'MQ-018'] } },
        unavailable: {
          ...questions.unavailable,
          meta: { requirements: ['MQ-025'] },
          invoke: { id: 'hearConnection', src: 'hearConnection' },
        },
        answering: {
          meta: { requirements: ['MQ-005', 'MQ-020', 'MQ-021'] },
          on: {
            'person.answerQuestion': {
              guard: { type: 'questionIsOnPage', params: ({ event }) => event },
              actions: [{ type: 'rememberAnswer', params: ({ event }) => event }, 'reportProgress'],
            },
            'person.nextPage': [
              { guard: 'pageIsUnanswered', actions: 'noteUnanswered', target: '.correcting' },
              { guard: 'pageIsLast', target: 'declaring' },
              { actions: ['turnForward', 'reportProgress'], target: '.editing' },
            ],
            'person.previousPage': {
              guard: 'pageIsNotFirst',
              actions: ['forgetUnanswered', 'turnBack', 'reportProgress'],
              target: '.editing',
            },
          },
          initial: 'editing',
          states: {
            editing: {},
            correcting: { always: { guard: 'everythingIsAnswered', target: 'editing' } },
          },
        },
        declaring: {
          meta: { requirements: ['MQ-019', 'MQ-020'] },
          on: {
            'person.acceptDeclaration': { actions: 'acceptDeclaration' },
            'person.withdrawDeclaration': { actions: 'withdrawDeclaration' },
            'person.previousPage': { actions: 'withdrawDeclaration', target: 'answering' },
            'person.finishQuestionnaire': [
              {
                guard: 'declarationIsAccepted',
                actions: ['complete', 'reportCompleted'],
                target: '#medicalQuestionnaire.completed',
              },
              { actions: 'noteDeclarationMissed' },
            ],
          },
        },
      },
    },
  },
});
