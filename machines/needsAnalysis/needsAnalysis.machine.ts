import { assign, sendParent, setup } from 'xstate';
import type { Language } from '#domain/locales.ts';
import { needsAnalysisOf } from '#domain/needsAnalysis/needsAnswers.ts';
import { needsForm } from '#domain/needsAnalysis/needsForm.ts';
import type { NeedsQuestionTexts } from '#domain/needsAnalysis/needsQuestions.ts';
import { formPart } from '../forms/formPart.ts';
import { problemActions, readingStates, shownWith } from '../forms/readingStates.ts';
import { hearConnection } from '../connection.ts';
import { port } from '../ports.ts';
import type {
  NeedsAnalysisContext,
  NeedsAnalysisEvent,
  NeedsAnalysisInput,
  NeedsAnalysisNews,
  ReadNeedsInput,
} from './needsAnalysis.types.ts';

const needsPart = formPart<typeof needsForm, NeedsAnalysisContext>(needsForm, () => null);
const { fillField, judgeForm } = needsPart.actions;

const needsQuestions = readingStates({
  port: 'readNeedsQuestions',
  asks: ({ asks }: NeedsAnalysisContext) => asks,
  done: shownWith('rememberQuestions', 'answering'),
  again: { 'connection.return': 'reading', 'person.closeNeeds': 'offered' },
});

/** What the insured travellers of Quebec need, asked before they take a plan. */
export const needsAnalysisMachine = setup({
  types: {
    input: {} as NeedsAnalysisInput,
    context: {} as NeedsAnalysisContext,
    events: {} as NeedsAnalysisEvent,
    tags: {} as 'busy' | 'dialog',
    meta: {} as { requirements: readonly string[] },
  },
  actors: {
    readNeedsQuestions: port<Record<Language, NeedsQuestionTexts>, ReadNeedsInput>('readNeedsQuestions'),
    hearConnection,
  },
  guards: {
    ...needsPart.guards,
    questionsAreThere: ({ context }) => context.questions !== null,
  },
  actions: {
    fillField,
    judgeForm,
    ...problemActions,
    rememberQuestions: assign((_, questions: Record<Language, NeedsQuestionTexts>) => ({ questions })),
    reportAnswers: sendParent(
      ({ context }): NeedsAnalysisNews => ({
        type: 'needsAnalysis.keepAnswers',
        needs: needsAnalysisOf(context.form),
      }),
    ),
  },
}).createMachine({
  id: 'needsAnalysis',
  context: ({ input: { form, asks } }) => ({
    ...needsPart.opening(form),
    asks,
    questions: null,
    problem: null,
  }),
  initial: 'offered',
  states: {
    offered: {
      meta: { requirements: ['NA-012', 'NA-013'] },
      on: {
        'person.openNeeds': [{ guard: 'questionsAreThere', target: 'answering' }, { target: 'reading' }],
      },
    },
    reading: {
      ...needsQuestions.reading,
      tags: ['busy', 'dialog'],
      meta: { requirements: ['NA-008'] },
      on: { 'person.closeNeeds': 'offered' },
    },
    unavailable: {
      ...needsQuestions.unavailable,
      tags: 'dialog',
      invoke: { id: 'hearConnection', src: 'hearConnection' },
    },
    answering: {
      tags: 'dialog',
      meta: { requirements: ['NA-001', 'NA-005', 'NA-009'] },
      on: {
        'person.fill': {
          guard: { type: 'fieldIsAsked', params: ({ event }) => event.key },
          actions: [{ type: 'fillField', params: ({ event }) => event }, 'reportAnswers'],
        },
        'person.finishNeeds': [
          { guard: 'formIsComplete', target: 'offered' },
          { actions: 'judgeForm', target: '.correcting' },
        ],
        'person.closeNeeds': 'offered',
      },
      initial: 'editing',
      states: {
        editing: {},
        correcting: { always: { guard: 'everythingIsCorrected', target: 'editing' } },
      },
    },
  },
});
