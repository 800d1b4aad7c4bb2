import { assign, sendParent, setup } from 'xstate';
import type { PurchaseAnswer, PurchaseStatus } from '#domain/calls/purchases/purchaseAnswer.ts';
import type { PolicyRecord } from '#domain/calls/shapes/policyRecord.ts';
import { nothingWasCharged } from '#domain/payment/outcomes.ts';
import { problemCodeOf, problemListOf, problemTextOf } from '#domain/problemCode.ts';
import { port } from '../ports.ts';
import type {
  CreatePolicyAnswer,
  CreatePolicyContext,
  CreatePolicyEvent,
  CreatePolicyInput,
  CreatePolicyNews,
  CreatePolicyOutput,
  SubmittedPurchase,
} from './createPolicy.types.ts';

/**
 * One purchase under one key. The key is made before Pay can be pressed; everything after a lost answer asks the
 * server what became of the purchase and never submits a second one.
 */
export const createPolicyMachine = setup({
  types: {
    input: {} as CreatePolicyInput,
    context: {} as CreatePolicyContext,
    events: {} as CreatePolicyEvent,
    output: {} as CreatePolicyOutput,
    tags: {} as 'loading' | 'checking',
    meta: {} as { requirements: readonly string[] },
  },
  actors: {
    preparePurchase: port<{ purchaseId: string; expiresAt: string }>('preparePurchase'),
    createPolicy: port<CreatePolicyAnswer, SubmittedPurchase & { purchaseId: string }>('createPolicy'),
    readPurchase: port<PurchaseAnswer, { purchaseId: string }>('readPurchase'),
  },
  delays: { checkPause: 2_000 },
  guards: {
    keyIsKnown: ({ context }) => context.purchaseId !== null,
    statusIs: (_, { purchase, is }: { purchase: PurchaseAnswer; is: PurchaseStatus }) =>
      purchase.status === is,
    policiesAreIssued: (_, answer: CreatePolicyAnswer) => answer.status === 201,
    paymentIsDeclined: (_, code: string) => code === 'payment.declined',
    activationIsFailed: (_, code: string) => code === 'policy.activationFailed',
    keyIsExpired: (_, code: string) => code === 'purchase.expired',
    purchaseIsUnknown: (_, code: string) => code === 'notFound',
    nothingWasCharged: (_, code: string) => nothingWasCharged(code),
  },
  actions: {
    rememberKey: assign((_, purchaseId: string) => ({ purchaseId })),
    forgetKey: assign({ purchaseId: null }),
    rememberSubmission: assign((_, { lang, body }: SubmittedPurchase) => ({ submitted: { lang, body } })),
    clearProblem: assign({ problem: null, declinedPayers: [] }),
    noteProblem: assign((_, problem: string) => ({ problem })),
    noteDecline: assign((_, declinedPayers: readonly string[]) => ({
      problem: 'payment.declined',
      declinedPayers,
    })),
    rememberRecord: assign((_, record: PolicyRecord | null) => ({ record })),
    tellPrepared: sendParent(
      ({ context }): CreatePolicyNews => ({
        type: 'createPolicy.prepared',
        purchaseId: context.purchaseId ?? '',
      }),
    ),
    tellNotPrepared: sendParent(
      ({ context }): CreatePolicyNews => ({
        type: 'createPolicy.notPrepared',
        problem: context.problem ?? 'unknown',
      }),
    ),
    tellChecking: sendParent({ type: 'createPolicy.checking' } satisfies CreatePolicyNews),
    tellDeclined: sendParent(
      ({ context }): CreatePolicyNews => ({ type: 'createPolicy.declined', payers: context.declinedPayers }),
    ),
    tellFailed: sendParent(
      ({ context }): CreatePolicyNews => ({
        type: 'createPolicy.failed',
        problem: context.problem ?? 'unknown',
      }),
    ),
    tellActivationFailed: sendParent(
      ({ context }): CreatePolicyNews => ({
        type: 'createPolicy.activationFailed',
        policyNumber: context.policyNumber,
      }),
    ),
    rememberPolicyNumber: assign((_, policyNumber: string | null) => ({ policyNumber })),
  },
}).createMachine({
  id: 'createPolicy',
  context: ({ input }) => ({
    purchaseId: input.purchaseId,
    submitted: null,
    problem: null,
    declinedPayers: [],
    record: null,
    policyNumber: null,
  }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'keyIsKnown', target: 'resuming' }, { target: 'preparing' }] },
    preparing: {
      tags: 'loading',
      invoke: {
        id: 'preparePurchase',
        src: 'preparePurchase',
        onDone: {
          actions: [{ type: 'rememberKey', params: ({ event }) => event.output.purchaseId }, 'tellPrepared'],
          target: 'prepared',
        },
        onError: {
          actions: { type: 'noteProblem', params: ({ event }) => problemCodeOf(event.error) },
          target: 'notPrepared',
        },
      },
    },
    resuming: {
      tags: 'loading',
      meta: { requirements: ['CP-033', 'CP-039'] },
      invoke: {
        id: 'readPurchase',
        src: 'readPurchase',
        input: ({ context }) => ({ purchaseId: context.purchaseId ?? '' }),
        onDone: [
          {
            guard: { type: 'statusIs', params: ({ event }) => ({ purchase: event.output, is: 'confirmed' }) },
            actions: { type: 'rememberRecord', params: ({ event }) => event.output.record },
            target: 'confirmed',
          },
          {
            guard: {
              type: 'statusIs',
              params: ({ event }) => ({ purchase: event.output, is: 'activationFailed' }),
            },
            actions: {
              type: 'rememberPolicyNumber',
              params: ({ event }) => event.output.record?.policyNumber ?? null,
            },
            target: 'activationFailed',
          },
          {
            guard: { type: 'statusIs', params: ({ event }) => ({ purchase: event.output, is: 'declined' }) },
            actions: [
              { type: 'noteDecline', params: ({ event }) => event.output.declinedPayers },
              'tellPrepared',
              'tellDeclined',
            ],
            target: 'declined',
          },
          {
            guard: { type: 'statusIs', params: ({ event }) => ({ purchase: event.output, is: 'prepared' }) },
            actions: 'tellPrepared',
            target: 'prepared',
          },
          { actions: 'tellChecking', target: 'waitingToCheck' },
        ],
        onError: [
          {
            guard: { type: 'purchaseIsUnknown', params: ({ event }) => problemCodeOf(event.error) },
            actions: 'forgetKey',
            target: 'preparing',
          },
          {
            actions: { type: 'noteProblem', params: ({ event }) => problemCodeOf(event.error) },
            target: 'notPrepared',
          },
        ],
      },
    },
    notPrepared: {
      entry: 'tellNotPrepared',
      on: { 'parent.prepareAgain': { actions: 'clearProblem', target: 'opening' } },
    },
    prepared: {
      on: {
        'parent.submit': {
          actions: { type: 'rememberSubmission', params: ({ event }) => event },
          target: 'submitting',
        },
      },
    },
    submitting: {
      tags: 'loading',
      meta: { requirements: ['CP-003', 'CP-033'] },
      entry: 'clearProblem',
      invoke: {
        id: 'createPolicy',
        src: 'createPolicy',
        input: ({ context }) => ({
          purchaseId: context.purchaseId ?? '',
          ...(context.submitted as SubmittedPurchase),
        }),
        onDone: [
          {
            guard: { type: 'policiesAreIssued', params: ({ event }) => event.output },
            actions: {
              type: 'rememberRecord',
              params: ({ event }) =>
                event.output.status === 201 ? event.output.body : event.output.body.record,
            },
            target: 'confirmed',
          },
          { actions: 'tellChecking', target: 'waitingToCheck' },
        ],
        onError: [
          {
            guard: { type: 'paymentIsDeclined', params: ({ event }) => problemCodeOf(event.error) },
            actions: [
              { type: 'noteDecline', params: ({ event }) => problemListOf(event.error, 'declinedPayers') },
              'tellDeclined',
            ],
            target: 'declined',
          },
          {
            guard: { type: 'activationIsFailed', params: ({ event }) => problemCodeOf(event.error) },
            actions: {
              type: 'rememberPolicyNumber',
              params: ({ event }) => problemTextOf(event.error, 'policyNumber'),
            },
            target: 'activationFailed',
          },
          {
            guard: { type: 'keyIsExpired', params: ({ event }) => problemCodeOf(event.error) },
            actions: { type: 'noteProblem', params: ({ event }) => problemCodeOf(event.error) },
            target: 'renewing',
          },
          {
            guard: { type: 'nothingWasCharged', params: ({ event }) => problemCodeOf(event.error) },
            actions: [
              { type: 'noteProblem', params: ({ event }) => problemCodeOf(event.error) },
              'tellFailed',
            ],
            target: 'failed',
          },
          {
            actions: [
              { type: 'noteProblem', params: ({ event }) => problemCodeOf(event.error) },
              'tellChecking',
            ],
            target: 'checking',
          },
        ],
      },
    },
    renewing: {
      tags: 'loading',
      entry: 'forgetKey',
      invoke: {
        id: 'preparePurchase',
        src: 'preparePurchase',
        onDone: {
          actions: [
            { type: 'rememberKey', params: ({ event }) => event.output.purchaseId },
            'tellPrepared',
            'tellFailed',
          ],
          target: 'failed',
        },
        onError: {
          actions: { type: 'noteProblem', params: ({ event }) => problemCodeOf(event.error) },
          target: 'notPrepared',
        },
      },
    },
    checking: {
      tags: ['loading', 'checking'],
      meta: { requirements: ['CP-033', 'CP-039'] },
      invoke: {
        id: 'readPurchase',
        src: 'readPurchase',
        input: ({ context }) => ({ purchaseId: context.purchaseId ?? '' }),
        onDone: [
          {
            guard: { type: 'statusIs', params: ({ event }) => ({ purchase: event.output, is: 'confirmed' }) },
            actions: { type: 'rememberRecord', params: ({ event }) => event.output.record },
            target: 'confirmed',
          },
          {
            guard: {
              type: 'statusIs',
              params: ({ event }) => ({ purchase: event.output, is: 'activationFailed' }),
            },
            actions: {
              type: 'rememberPolicyNumber',
              params: ({ event }) => event.output.record?.policyNumber ?? null,
            },
            target: 'activationFailed',
          },
          {
            guard: { type: 'statusIs', params: ({ event }) => ({ purchase: event.output, is: 'declined' }) },
            actions: [
              { type: 'noteDecline', params: ({ event }) => event.output.declinedPayers },
              'tellDeclined',
            ],
            target: 'declined',
          },
          {
            guard: { type: 'statusIs', params: ({ event }) => ({ purchase: event.output, is: 'prepared' }) },
            actions: 'tellFailed',
            target: 'failed',
          },
          { target: 'waitingToCheck' },
        ],
        onError: 'waitingToCheck',
      },
    },
    waitingToCheck: { tags: ['loading', 'checking'], after: { checkPause: 'checking' } },
    declined: {
      meta: { requirements: ['CP-005', 'CP-039'] },
      on: {
        'parent.submit': {
          actions: { type: 'rememberSubmission', params: ({ event }) => event },
          target: 'submitting',
        },
        'parent.reset': { actions: 'clearProblem', target: 'prepared' },
      },
    },
    failed: {
      meta: { requirements: ['CP-003', 'CP-005'] },
      on: {
        'parent.submit': {
          actions: { type: 'rememberSubmission', params: ({ event }) => event },
          target: 'submitting',
        },
        'parent.reset': { actions: 'clearProblem', target: 'prepared' },
      },
    },
    activationFailed: { meta: { requirements: ['CP-031'] }, entry: 'tellActivationFailed' },
    confirmed: { type: 'final', meta: { requirements: ['CP-004'] } },
  },
  output: ({ context }) => ({ record: context.record as PolicyRecord }),
});
