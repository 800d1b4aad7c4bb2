import { assign, setup } from 'xstate';
import { withLanguageOfScreen } from '#domain/apply/applicants.ts';
import { applyIsComplete } from '#domain/apply/applyIsComplete.ts';
import {
  actualTravellers,
  lostPlans,
  plansToChooseAgain,
  requoteBody,
  requoteChangesNothing,
  requoteIsNeeded,
  requotedPlans,
} from '#domain/apply/requote.ts';
import type { ConsentTexts } from '#domain/apply/consents.ts';
import type { QuoteAnswer } from '#domain/calls/shapes/quoteAnswer.ts';
import type { QuoteBody } from '#domain/calls/shapes/quoteBody.ts';
import type { Language } from '#domain/locales.ts';
import { problemCodeOf } from '#domain/problemCode.ts';
import type { Towards } from '#domain/flow/flowSteps.ts';
import { hearConnection } from '../connection.ts';
import { fieldTransitions } from '../forms/formPart.ts';
import { port } from '../ports.ts';
import { applicationOf, applyPart, openingOf, yardstickOf } from './apply.form.ts';
import type { ApplyContext, ApplyEvent, ApplyInput, ApplyOutput, ReadConsentsInput } from './apply.types.ts';

/** The apply step: who the travellers are, where they can be reached, and what they agree to. */
export const applyMachine = setup({
  types: {
    input: {} as ApplyInput,
    context: {} as ApplyContext,
    events: {} as ApplyEvent,
    output: {} as ApplyOutput,
    tags: {} as 'busy' | 'dialog',
    meta: {} as { requirements: readonly string[] },
  },
  actors: {
    readConsents: port<Record<Language, ConsentTexts>, ReadConsentsInput>('readConsents'),
    priceQuote: port<QuoteAnswer, QuoteBody>('priceQuote'),
    hearConnection,
  },
  guards: {
    ...applyPart.guards,
    formNeedsNewQuote: ({ context }) =>
      applyIsComplete(context.form, yardstickOf(context)) && requoteIsNeeded(applicationOf(context)),
    formIsComplete: ({ context }) => applyIsComplete(context.form, yardstickOf(context)),
    quoteStands: ({ context }, answer: QuoteAnswer) => {
      const plans = requotedPlans(applicationOf(context), answer);
      return plans !== null && requoteChangesNothing(applicationOf(context), plans);
    },
    everybodyIsPriced: ({ context }, answer: QuoteAnswer) =>
      requotedPlans(applicationOf(context), answer) !== null,
  },
  actions: {
    ...applyPart.actions,
    rememberLanguage: assign(({ context }, language: Language) => ({
      language,
      form: withLanguageOfScreen(context.form, context.language, language),
    })),
    rememberDirection: assign((_, towards: Towards) => ({ towards })),
    forgetProblem: assign({ problem: null }),
    forgetQuote: assign({ requoted: null, problem: null }),
    rememberQuote: assign(({ context }, answer: QuoteAnswer) => ({
      requoted: requotedPlans(applicationOf(context), answer),
    })),
    rememberLostPlans: assign(({ context }, answer: QuoteAnswer) => ({
      lost: lostPlans(applicationOf(context), answer),
    })),
    handOverQuote: assign(({ context }) => ({
      output: { travellers: actualTravellers(applicationOf(context)), plans: context.requoted },
    })),
    handOverAges: assign(({ context }) => ({
      output: {
        travellers: actualTravellers(applicationOf(context)),
        plans: plansToChooseAgain(applicationOf(context)),
      },
    })),
    rememberConsents: assign(({ context }, consents: Record<Language, ConsentTexts>) => ({
      consents,
      form: { ...context.form, bill96Flag: consents.en.bill96.required },
    })),
    noteProblem: assign((_, problem: string) => ({ problem })),
  },
}).createMachine({
  id: 'apply',
  context: ({ input }) => openingOf(input),
  on: {
    'parent.chooseLanguage': { actions: { type: 'rememberLanguage', params: ({ event }) => event.language } },
    'person.goBack': { actions: { type: 'rememberDirection', params: 'back' }, target: '.left' },
    'parent.leave': {
      actions: { type: 'rememberDirection', params: ({ event }) => event.towards },
      target: '.left',
    },
  },
  initial: 'readingConsents',
  states: {
    readingConsents: {
      meta: { requirements: ['AP-027'] },
      entry: 'forgetProblem',
      invoke: {
        id: 'readConsents',
        src: 'readConsents',
        input: ({ context: { facts } }) => ({
          organizationCode: facts.organizationCode,
          salesChannel: facts.channel,
        }),
        onDone: {
          actions: { type: 'rememberConsents', params: ({ event }) => event.output },
          target: 'answering',
        },
        onError: {
          actions: { type: 'noteProblem', params: ({ event }) => problemCodeOf(event.error) },
          target: 'withoutConsents',
        },
      },
    },
    withoutConsents: {
      invoke: { id: 'hearConnection', src: 'hearConnection' },
      on: { 'person.retryConsents': 'readingConsents', 'connection.return': 'readingConsents' },
    },
    answering: {
      on: {
        ...fieldTransitions,
        'person.continue': [
          { guard: 'formNeedsNewQuote', target: 'requoting' },
          {
            guard: 'formIsComplete',
            actions: { type: 'rememberDirection', params: 'next' },
            target: 'left',
          },
          { actions: 'judgeForm', target: '.correcting' },
        ],
      },
      initial: 'editing',
      states: {
        editing: { meta: { requirements: ['AP-001', 'AP-008', 'AP-009'] } },
        correcting: {
          meta: { requirements: ['AP-011', 'AP-029'] },
          always: { guard: 'everythingIsCorrected', target: 'editing' },
        },
        requoteFailed: {},
      },
    },
    requoting: {
      tags: 'busy',
      meta: { requirements: ['AP-035'] },
      entry: 'forgetQuote',
      invoke: {
        id: 'priceQuote',
        src: 'priceQuote',
        input: ({ context }) => requoteBody(applicationOf(context)),
        onDone: [
          {
            guard: { type: 'quoteStands', params: ({ event }) => event.output },
            actions: { type: 'rememberDirection', params: 'next' },
            target: 'left',
          },
          {
            guard: { type: 'everybodyIsPriced', params: ({ event }) => event.output },
            actions: { type: 'rememberQuote', params: ({ event }) => event.output },
            target: 'requoted',
          },
          {
            actions: { type: 'rememberLostPlans', params: ({ event }) => event.output },
            target: 'planLost',
          },
        ],
        onError: {
          actions: { type: 'noteProblem', params: ({ event }) => problemCodeOf(event.error) },
          target: 'answering.requoteFailed',
        },
      },
    },
    requoted: {
      tags: 'dialog',
      meta: { requirements: ['AP-035'] },
      on: {
        'person.acceptPrice': {
          actions: ['handOverQuote', { type: 'rememberDirection', params: 'next' }],
          target: 'left',
        },
        'person.changePlans': {
          actions: ['handOverAges', { type: 'rememberDirection', params: 'SELECT_PLAN' }],
          target: 'left',
        },
        'person.changeAnswers': { actions: 'forgetQuote', target: 'answering' },
      },
    },
    planLost: {
      tags: 'dialog',
      meta: { requirements: ['AP-035'] },
      on: {
        'person.changePlans': {
          actions: ['handOverAges', { type: 'rememberDirection', params: 'SELECT_PLAN' }],
          target: 'left',
        },
        'person.changeAnswers': 'answering',
      },
    },
    left: { type: 'final' },
  },
  output: ({ context: { form, towards, output } }) => ({ form, towards, ...output }),
});
