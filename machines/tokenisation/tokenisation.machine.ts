import { assign, sendParent, setup } from 'xstate';
import {
  nextToTokenise,
  type PayerState,
  type PayerToken,
  tokenisationIsComplete,
  withAttempt,
  withPayer,
} from '#domain/payment/tokens.ts';

export type TokenisationEvent =
  | { type: 'parent.submit'; payers: readonly Pick<PayerState, 'paxId' | 'method'>[] }
  | { type: 'parent.giveToken'; paxId: string; token: PayerToken }
  | { type: 'parent.refuseToken'; paxId: string; problem: string }
  /** The gateway has answered for these tokens, or their cards are to be changed. */
  | { type: 'parent.spendTokens'; paxIds: readonly string[] };

/** What the chart sends to its parent. */
export type TokenisationNews =
  | { type: 'tokenisation.asked'; paxId: string }
  | { type: 'tokenisation.failed'; paxId: string; problem: string }
  | { type: 'tokenisation.completed'; payers: readonly PayerState[] };

/**
 * The tokens of a payment, one a payer by card. Those that were obtained are kept until the gateway has answered for
 * them ([CP-039], R-175).
 */
export const tokenisationMachine = setup({
  types: {
    context: {} as { payers: readonly PayerState[] },
    events: {} as TokenisationEvent,
    meta: {} as { requirements: readonly string[] },
  },
  guards: {
    everyPayerIsSettled: ({ context }) => tokenisationIsComplete(context.payers),
  },
  actions: {
    rememberPayers: assign(({ context }, attempt: readonly Pick<PayerState, 'paxId' | 'method'>[]) => ({
      payers: withAttempt(context.payers, attempt),
    })),
    rememberToken: assign(({ context }, { paxId, token }: { paxId: string; token: PayerToken }) => ({
      payers: withPayer(context.payers, paxId, { token, problem: null }),
    })),
    noteRefusal: assign(({ context }, { paxId, problem }: { paxId: string; problem: string }) => ({
      payers: withPayer(context.payers, paxId, { problem }),
    })),
    forgetTokens: assign(({ context }, paxIds: readonly string[]) => ({
      payers: context.payers.map((payer) =>
        paxIds.includes(payer.paxId) ? { ...payer, token: null } : payer,
      ),
    })),
    askForToken: sendParent(
      ({ context }): TokenisationNews => ({
        type: 'tokenisation.asked',
        paxId: nextToTokenise(context.payers) ?? '',
      }),
    ),
    tellFailed: sendParent(
      (_, refusal: { paxId: string; problem: string }): TokenisationNews => ({
        type: 'tokenisation.failed',
        paxId: refusal.paxId,
        problem: refusal.problem,
      }),
    ),
    tellCompleted: sendParent(
      ({ context }): TokenisationNews => ({ type: 'tokenisation.completed', payers: context.payers }),
    ),
  },
}).createMachine({
  id: 'tokenisation',
  context: { payers: [] },
  initial: 'NOT_STARTED',
  states: {
    NOT_STARTED: {
      meta: { requirements: ['PY-033', 'PY-034'] },
      on: {
        'parent.submit': {
          actions: { type: 'rememberPayers', params: ({ event }) => event.payers },
          target: 'INITIATED',
        },
        'parent.spendTokens': {
          actions: { type: 'forgetTokens', params: ({ event }) => event.paxIds },
        },
      },
    },
    INITIATED: {
      meta: { requirements: ['PY-034', 'PY-035', 'PY-036', 'PY-037'] },
      on: {
        'parent.submit': {
          actions: { type: 'rememberPayers', params: ({ event }) => event.payers },
          target: '.looking',
        },
        'parent.spendTokens': {
          actions: { type: 'forgetTokens', params: ({ event }) => event.paxIds },
          target: 'NOT_STARTED',
        },
      },
      initial: 'looking',
      states: {
        looking: {
          always: [{ guard: 'everyPayerIsSettled', target: '#tokenisation.COMPLETED' }, { target: 'asking' }],
        },
        asking: {
          entry: 'askForToken',
          on: {
            'parent.giveToken': {
              actions: { type: 'rememberToken', params: ({ event }) => event },
              target: 'looking',
            },
            'parent.refuseToken': {
              actions: [
                { type: 'noteRefusal', params: ({ event }) => event },
                { type: 'tellFailed', params: ({ event }) => event },
              ],
              target: 'refused',
            },
          },
        },
        refused: {},
      },
    },
    COMPLETED: {
      meta: { requirements: ['PY-035', 'PY-036', 'CP-039'] },
      entry: 'tellCompleted',
      on: {
        'parent.submit': {
          actions: { type: 'rememberPayers', params: ({ event }) => event.payers },
          target: 'INITIATED',
        },
        'parent.spendTokens': {
          actions: { type: 'forgetTokens', params: ({ event }) => event.paxIds },
          target: 'NOT_STARTED',
        },
      },
    },
  },
});
