import { assign, sendParent, setup } from 'xstate';
import type { Language } from '#domain/locales.ts';
import { problemCodeOf, problemTextOf } from '#domain/problemCode.ts';
import type { SharedCommand } from '../area.types.ts';
import { rememberLanguage } from '../forms/readingStates.ts';
import { port } from '../ports.ts';

export type PolicyToRetry = { policyNumber: string; language: Language };

export type PolicyRetryInput = PolicyToRetry & {
  /** It is paid for, could not be put in force, and the person may put it in force again. */
  mayRetry: boolean;
};

export type PolicyRetryContext = PolicyRetryInput & {
  /** Code of what failed last, and the server's text of it; empty where it gave none. */
  problem: string | null;
  message: string;
};

/** The policy is in force: it is loaded again. */
export type RetryReport = { type: 'policyRetry.end' };

type Failure = Pick<PolicyRetryContext, 'problem' | 'message'>;

const failureOf = ({ event: { error } }: { event: { error: unknown } }): Failure => ({
  problem: problemCodeOf(error),
  message: problemTextOf(error, 'error') ?? '',
});

/** [EN-042] [EN-044] Puts a policy in force that is paid for and could not be; nothing is charged. */
export const policyRetryMachine = setup({
  types: {
    input: {} as PolicyRetryInput,
    context: {} as PolicyRetryContext,
    events: {} as SharedCommand | { type: 'person.retryActivation' },
    tags: {} as 'busy',
    meta: {} as { requirements: readonly string[] },
  },
  actors: { retryPolicy: port<void, PolicyToRetry>('retryPolicy') },
  guards: { policyMayBeRetried: ({ context }) => context.mayRetry },
  actions: {
    rememberLanguage,
    /** [EN-043] */
    keepFailure: assign((_, failure: Failure) => failure),
    forgetFailure: assign({ problem: null, message: '' }),
    reportDone: sendParent((): RetryReport => ({ type: 'policyRetry.end' })),
  },
}).createMachine({
  id: 'policyRetry',
  context: ({ input }) => ({ ...input, problem: null, message: '' }),
  on: {
    'parent.chooseLanguage': {
      actions: { type: 'rememberLanguage', params: ({ event }) => event.language },
    },
  },
  initial: 'offered',
  states: {
    offered: {
      meta: { requirements: ['EN-044'] },
      on: { 'person.retryActivation': { guard: 'policyMayBeRetried', target: 'retrying' } },
    },
    retrying: {
      tags: 'busy',
      meta: { requirements: ['EN-041', 'EN-042'] },
      entry: 'forgetFailure',
      invoke: {
        id: 'retryPolicy',
        src: 'retryPolicy',
        input: ({ context: { policyNumber, language } }) => ({ policyNumber, language }),
        onDone: 'done',
        onError: { actions: { type: 'keepFailure', params: failureOf }, target: 'failed' },
      },
    },
    failed: {
      meta: { requirements: ['EN-042', 'EN-043'] },
      on: { 'person.retryActivation': 'retrying' },
    },
    done: { meta: { requirements: ['EN-042'] }, entry: 'reportDone' },
  },
});
