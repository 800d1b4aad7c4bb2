import { assign, sendParent, sendTo, setup } from 'xstate';
import { cardTypeOf, isCardHolderName } from '#domain/payment/card.ts';
import type { Language } from '#domain/locales.ts';
import type { CardToken } from '#domain/payment/tokens.ts';
import { listenerPort } from '../ports.ts';
import {
  fieldsNamed,
  isComplete,
  nameProblem,
  noProblems,
  problemOf,
  tokenIsComplete,
  tokenProblem,
  withRefused,
} from './cardField.problems.ts';
import type {
  CardFieldContext,
  CardFieldEvent,
  CardFieldInput,
  CardFieldNews,
  CardProblem,
  FrameCode,
  FrameCommand,
  FrameField,
  WatchFrameInput,
} from './cardField.types.ts';

/** Guards, actions, the frame and the time limits of the card field. */
export const cardFieldSetup = setup({
  types: {
    input: {} as CardFieldInput,
    context: {} as CardFieldContext,
    events: {} as CardFieldEvent,
    tags: {} as 'busy' | 'trouble',
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
    tokenMayBeEntered: ({ context }) => context.mayEnterToken,
    tokenIsComplete: ({ context }) => tokenIsComplete(context),
    tokenIsIncomplete: ({ context }) => !tokenIsComplete(context),
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
      token: { dataKey, cardType: cardTypeOf(bin) as CardToken['cardType'], paymentType: 'CREDIT_CARD' },
    })),
    rememberTokenNumber: assign(({ context }, text: string) => ({
      tokenNumber: text,
      problems: { ...context.problems, tokenNumber: null },
    })),
    judgeTokenNumber: assign(({ context: { tokenNumber, problems } }) => {
      const problem = tokenProblem(tokenNumber);
      return {
        tokenNumber: problem === 'tokenNumber.isCard' ? '' : tokenNumber,
        problems: { ...problems, tokenNumber: problem },
      };
    }),
    forgetTokenNumber: assign(({ context }) => ({
      tokenNumber: '',
      problems: { ...context.problems, tokenNumber: null },
    })),
    takeTokenNumber: assign(({ context: { tokenNumber } }) => ({
      token: {
        dataKey: tokenNumber,
        cardType: cardTypeOf(tokenNumber) as CardToken['cardType'],
        paymentType: 'TOKEN',
      },
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
        type: 'cardField.named',
        cardId: context.cardId,
        cardHolderName: context.cardHolderName,
      }),
    ),
    tellCompleted: sendParent(
      ({ context }): CardFieldNews => ({ type: 'cardField.completed', cardId: context.cardId }),
    ),
    tellReopened: sendParent(
      ({ context }): CardFieldNews => ({ type: 'cardField.reopened', cardId: context.cardId }),
    ),
    tellToken: sendParent(
      ({ context }): CardFieldNews => ({
        type: 'cardField.tokenised',
        cardId: context.cardId,
        token: context.token as CardToken,
        cardHolderName: context.cardHolderName,
      }),
    ),
    tellRefused: sendParent(
      ({ context }, problem: CardProblem): CardFieldNews => ({
        type: 'cardField.refused',
        cardId: context.cardId,
        problem,
      }),
    ),
  },
});
