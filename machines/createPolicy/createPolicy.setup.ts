import { assign, sendParent, setup } from 'xstate';
import type { PurchaseAnswer, PurchaseStatus } from '#domain/calls/purchases/purchaseAnswer.ts';
import type { PolicyRecord } from '#domain/calls/shapes/policyRecord.ts';
import { nothingWasCharged } from '#domain/payment/outcomes.ts';
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

/** Ports, guards and actions of the chart. */
export const createPolicySetup = setup({
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
    outcomeIsOpen: (_, { status }: PurchaseAnswer) => status === 'underway' || status === 'checking',
    policiesAreIssued: (_, answer: CreatePolicyAnswer) => answer.status === 201,
    somebodyIsNeeded: (_, answer: CreatePolicyAnswer) =>
      answer.status === 202 && answer.body.status === 'needsAttention',
    paymentIsDeclined: (_, code: string) => code === 'payment.declined',
    activationIsFailed: (_, code: string) => code === 'policy.activationFailed',
    keyIsSpent: (_, code: string) =>
      ['purchase.expired', 'purchase.declinedOften', 'notFound'].includes(code),
    nothingIsSubmitted: ({ context }) => context.submitted === null,
    /** It was sent under a session that is not there any more: only mail says what becomes of it. */
    purchaseIsOutOfSight: ({ context }, code: string) => context.submitted !== null && code === 'notFound',
    newKeyIsNeeded: ({ context }, code: string) => context.submitted === null && code === 'notFound',
    nothingWasCharged: (_, code: string) => nothingWasCharged(code),
  },
  actions: {
    rememberKey: assign((_, purchaseId: string) => ({ purchaseId })),
    forgetKey: assign({ purchaseId: null }),
    rememberSubmission: assign((_, { lang, body }: SubmittedPurchase) => ({ submitted: { lang, body } })),
    clearProblem: assign({ problem: null, declinedPayers: [] }),
    noteProblem: assign((_, problem: string) => ({ problem })),
    noteNothingBought: assign(({ context }) => ({ problem: context.problem ?? 'purchase.notReceived' })),
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
    tellNeedsAttention: sendParent({ type: 'createPolicy.needsAttention' } satisfies CreatePolicyNews),
    tellOutOfSight: sendParent({ type: 'createPolicy.outOfSight' } satisfies CreatePolicyNews),
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
});
