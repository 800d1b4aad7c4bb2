import { assign, sendParent, sendTo, setup } from 'xstate';
import { cardTypeOf, isCardHolderName } from '#domain/payment/card.ts';
import type { Language } from '#domain/locales.ts';
import { listenerPort } from '../ports.ts';
import {
  fieldsNamed,
  isComplete,
  nameProblem,
  noProblems,
  problemOf,
  withRefused,
} from './cardField.problems.ts';
import type {
  CardFieldContext,
  CardFieldEvent,
  CardFieldInput,
  CardFieldNews,
  CardProblem,
  CardToken,
  FrameCode,
  FrameCommand,
  FrameField,
  WatchFrameInput,
} from './cardField.types.ts';

/**
 * One card: the name of its holder, and number, expiry and security code in the provider's frame, of which only
 * their validity and the token come out ([PY-042]). The parent asks for the token and is told by `card.*` events.
 */
export const cardFieldMachine = setup({
  types: {
    input: {} as CardFieldInput,
    context: {} as CardFieldContext,
    events: {} as CardFieldEvent,
    tags: {} as 'busy' | 'complete' | 'summary' | 'trouble',
    meta: {} as { requirements: readonly string[] },
  },
  actors: { watchFrame: listenerPort<FrameCommand, WatchFrameInput>('watchFrame') },
  delays: { frameNotice: 10_000, answerLimit: 30_000 },
  guards: {
    cardIsComplete: ({ context }) => isComplete(context),
    somethingIsWrong: ({ context }) => !isComplete(context),
    onlyNameIsWrong: ({ context }) => context.frameIsComplete && !isCardHolderName(context.cardHolderName),
    nameIsWrong: ({ context }) => !isCardHolderName(context.cardHolderName),
    cardIsAccepted: (_, bin: string) => cardTypeOf(bin) !== null,
    refusalNamesFields: (_, codes: readonly FrameCode[]) => fieldsNamed(codes).length > 0,
  },
  actions: {
    rememberName: assign(({ context }, text: string) => ({
      cardHolderName: text,
      problems: { ...context.problems, cardHolderName: nameProblem(text) },
    })),
    judgeName: assign(({ context }) => ({
      problem: null,
      problems: { ...context.problems, cardHolderName: nameProblem(context.cardHolderName) },
    })),
    clearProblem: assign(({ context }, { field, complete }: { field: FrameField; complete: boolean }) => ({
      frameIsComplete: complete,
      problems: { ...context.problems, [field]: null },
    })),
    noteFieldProblem: assign(({ context }, field: FrameField) => ({
      frameIsComplete: false,
      problems: { ...context.problems, [field]: problemOf(field) },
    })),
    noteRefusal: assign(({ context }, codes: readonly FrameCode[]) => ({
      frameIsComplete: false,
      problems: withRefused(context.problems, fieldsNamed(codes)),
    })),
    noteProblem: assign((_, problem: CardProblem) => ({ problem })),
    noteFocus: assign((_, { field, complete }: { field: FrameField | null; complete: boolean }) => ({
      focused: field,
      frameIsComplete: complete,
    })),
    rememberLanguage: assign((_, language: Language) => ({ language })),
    rememberToken: assign((_, { dataKey, bin }: { dataKey: string; bin: string }) => ({
      token: { dataKey, cardType: cardTypeOf(bin) as CardToken['cardType'] },
    })),
    forgetToken: assign({ token: null }),
    forgetFields: assign(({ context }) => ({
      frameIsComplete: false,
      focused: null,
      problem: null,
      problems: { ...noProblems, cardHolderName: context.problems.cardHolderName },
    })),
    styleFrame: sendTo('watchFrame', { type: 'style' } satisfies FrameCommand),
    relabelFrame: sendTo(
      'watchFrame',
      ({ context }): FrameCommand => ({ type: 'relabel', language: context.language }),
    ),
    askForToken: sendTo('watchFrame', { type: 'tokenise' } satisfies FrameCommand),
    tellName: sendParent(
      ({ context }): CardFieldNews => ({
        type: 'card.named',
        cardId: context.cardId,
        cardHolderName: context.cardHolderName,
      }),
    ),
    tellCompleted: sendParent(
      ({ context }): CardFieldNews => ({ type: 'card.completed', cardId: context.cardId }),
    ),
    tellReopened: sendParent(
      ({ context }): CardFieldNews => ({ type: 'card.reopened', cardId: context.cardId }),
    ),
    tellToken: sendParent(
      ({ context }): CardFieldNews => ({
        type: 'card.tokenised',
        cardId: context.cardId,
        token: context.token as CardToken,
        cardHolderName: context.cardHolderName,
      }),
    ),
    tellRefused: sendParent(
      ({ context }, problem: CardProblem): CardFieldNews => ({
        type: 'card.refused',
        cardId: context.cardId,
        problem,
      }),
    ),
  },
}).createMachine({
  id: 'cardField',
  context: ({ input }) => ({
    ...input,
    frameIsComplete: false,
    focused: null,
    problems: noProblems,
    problem: null,
    token: null,
  }),
  initial: 'framed',
  states: {
    framed: {
      invoke: {
        id: 'watchFrame',
        src: 'watchFrame',
        input: ({ context: { cardId, profileId, language } }) => ({ cardId, profileId, language }),
      },
      on: {
        'agent.type': {
          actions: [{ type: 'rememberName', params: ({ event }) => event.text }, 'tellName'],
        },
        'parent.chooseLanguage': {
          actions: [{ type: 'rememberLanguage', params: ({ event }) => event.language }, 'relabelFrame'],
        },
        'parent.tokenise': { actions: { type: 'tellRefused', params: 'card.unavailable' } },
        'frame.valid': { actions: { type: 'clearProblem', params: ({ event }) => event } },
        'frame.invalid': { actions: { type: 'noteFieldProblem', params: ({ event }) => event.field } },
        'frame.focus': { actions: { type: 'noteFocus', params: ({ event }) => event } },
        'frame.blur': {
          actions: { type: 'noteFocus', params: ({ event }) => ({ field: null, complete: event.complete }) },
        },
        'frame.systemError': {
          actions: { type: 'noteProblem', params: 'card.systemError' },
          target: '.unusable',
        },
      },
      initial: 'loadingFrame',
      states: {
        loadingFrame: {
          tags: 'busy',
          meta: { requirements: ['PY-026', 'PY-027', 'PY-032'] },
          after: { frameNotice: 'frameMissing' },
          on: { 'frame.ready': { actions: ['styleFrame', 'relabelFrame'], target: 'ready' } },
        },
        frameMissing: {
          tags: 'trouble',
          on: {
            'frame.ready': { actions: ['styleFrame', 'relabelFrame'], target: 'ready' },
            'agent.reloadFrame': '#cardField.framed',
          },
        },
        ready: {
          on: {
            'frame.ready': {
              actions: ['forgetFields', 'tellReopened', 'styleFrame', 'relabelFrame'],
              target: 'ready',
            },
            'parent.tokenise': [
              {
                guard: 'onlyNameIsWrong',
                actions: ['judgeName', { type: 'tellRefused', params: 'cardHolderName.invalid' }],
                target: '.correcting',
              },
              { actions: 'judgeName', target: 'tokenising' },
            ],
          },
          initial: 'incomplete',
          states: {
            incomplete: {
              meta: { requirements: ['PY-043'] },
              always: { guard: 'cardIsComplete', target: 'complete' },
            },
            correcting: {
              tags: 'summary',
              meta: { requirements: ['PY-018', 'PY-019', 'PY-020', 'PY-021', 'PY-022'] },
              always: { guard: 'cardIsComplete', target: 'complete' },
            },
            complete: {
              tags: 'complete',
              meta: { requirements: ['PY-043'] },
              entry: 'tellCompleted',
              always: { guard: 'somethingIsWrong', actions: 'tellReopened', target: 'incomplete' },
            },
            withoutToken: {
              tags: ['complete', 'summary'],
              entry: 'tellCompleted',
              always: { guard: 'somethingIsWrong', actions: 'tellReopened', target: 'incomplete' },
            },
          },
        },
        tokenising: {
          tags: 'busy',
          entry: 'askForToken',
          after: {
            answerLimit: { actions: { type: 'noteProblem', params: 'card.unanswered' }, target: 'unusable' },
          },
          on: {
            'agent.type': {},
            'parent.tokenise': {},
            'frame.tokenised': [
              {
                guard: 'nameIsWrong',
                actions: { type: 'tellRefused', params: 'cardHolderName.invalid' },
                target: 'ready.correcting',
              },
              {
                guard: { type: 'cardIsAccepted', params: ({ event }) => event.bin },
                actions: { type: 'rememberToken', params: ({ event }) => event },
                target: 'tokenised',
              },
              {
                actions: [
                  { type: 'noteFieldProblem', params: 'number' },
                  { type: 'tellRefused', params: 'card.mon_943' },
                ],
                target: 'ready.correcting',
              },
            ],
            'frame.refused': [
              {
                guard: { type: 'refusalNamesFields', params: ({ event }) => event.codes },
                actions: [
                  { type: 'noteRefusal', params: ({ event }) => event.codes },
                  {
                    type: 'tellRefused',
                    params: ({ event }) => problemOf(fieldsNamed(event.codes)[0] ?? 'number'),
                  },
                ],
                target: 'ready.correcting',
              },
              {
                actions: [
                  { type: 'noteProblem', params: 'card.unavailable' },
                  { type: 'tellRefused', params: 'card.unavailable' },
                ],
                target: 'ready.withoutToken',
              },
            ],
          },
        },
        tokenised: {
          meta: { requirements: ['PY-013', 'PY-015'] },
          entry: 'tellToken',
          exit: 'forgetToken',
          on: {
            'agent.type': {},
            'parent.tokenise': { actions: 'tellToken' },
            'parent.askAgain': 'ready',
            'frame.systemError': {},
          },
        },
        unusable: {
          tags: ['trouble', 'summary'],
          meta: { requirements: ['PY-028'] },
          entry: { type: 'tellRefused', params: ({ context }) => context.problem as CardProblem },
          on: { 'agent.reloadFrame': { actions: 'forgetFields', target: '#cardField.framed' } },
        },
      },
    },
  },
});
