import { assign, sendParent, setup } from 'xstate';
import type { PurchaseAnswer, PurchaseStatus } from '#domain/calls/purchases/purchaseAnswer.ts';
import type { PolicyRecord } from '#domain/calls/shapes/policyRecord.ts';
import { keyIsSpent, nothingWasCharged } from '#domain/payment/outcomes.ts';
import { type Decline, noDecline } from '../payment/decline.ts';
import type { SettlementEvent, SettlementNews, SettlementOutput } from '../payment/settlement.types.ts';
import { port } from '../ports.ts';
import { submissionOf } from './createPolicy.rules.ts';
import type {
  CreatePolicyAnswer,
  CreatePolicyContext,
  CreatePolicyInput,
  SubmittedPurchase,
} from './createPolicy.types.ts';

/** Ports, guards and actions of the chart. */
export const createPolicySetup = setup({
  types: {
    input: {} as CreatePolicyInput,
    context: {} as CreatePolicyContext,
    events: {} as SettlementEvent,
    output: {} as SettlementOutput<PolicyRecord>,
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
    keyIsSpent: (_, code: string) => keyIsSpent(code),
    nothingIsSubmitted: ({ context }) => context.submitted === null,
    /** It was sent under a session that is not there any more: only mail says what becomes of it. */
    purchaseIsOutOfSight: ({ context }, code: string) =>
      code === 'purchase.outOfSight' || (context.submitted !== null && code === 'notFound'),
    newKeyIsNeeded: ({ context }, code: string) => context.submitted === null && code === 'notFound',
    nothingWasCharged: (_, code: string) => nothingWasCharged(code),
  },
  actions: {
    rememberKey: assign((_, purchaseId: string) => ({ purchaseId })),
    forgetKey: assign({ purchaseId: null }),
    rememberSubmission: assign(({ context }, event: Extract<SettlementEvent, { type: 'parent.submit' }>) => ({
      submitted: submissionOf(context.order, event),
    })),
    forgetSubmission: assign({ submitted: null }),
    clearProblem: assign({ problem: null, decline: noDecline }),
    noteProblem: assign((_, problem: string) => ({ problem })),
    noteNothingBought: assign(({ context }) => ({ problem: context.problem ?? 'purchase.notReceived' })),
    noteDecline: assign((_, decline: Decline) => ({ problem: 'payment.declined', decline })),
    rememberRecord: assign((_, record: PolicyRecord | null) => ({ record })),
    tellPrepared: sendParent(
      ({ context }): SettlementNews => ({
        type: 'settlement.prepared',
        purchaseId: context.purchaseId ?? '',
      }),
    ),
    tellNotPrepared: sendParent(
      ({ context }): SettlementNews => ({
        type: 'settlement.notPrepared',
        problem: context.problem ?? 'unknown',
      }),
    ),
    tellChecking: sendParent({ type: 'settlement.checking' } satisfies SettlementNews),
    tellNeedsAttention: sendParent({ type: 'settlement.needsAttention' } satisfies SettlementNews),
    tellOutOfSight: sendParent({ type: 'settlement.outOfSight' } satisfies SettlementNews),
    tellDeclined: sendParent(
      ({ context }): SettlementNews => ({ type: 'settlement.declined', decline: context.decline }),
    ),
    tellFailed: sendParent(
      ({ context }): SettlementNews => ({
        type: 'settlement.failed',
        problem: context.problem ?? 'unknown',
      }),
    ),
    tellActivationFailed: sendParent(
      ({ context }): SettlementNews => ({
        type: 'settlement.activationFailed',
        policyNumber: context.policyNumber,
      }),
    ),
    rememberPolicyNumber: assign((_, policyNumber: string | null) => ({ policyNumber })),
  },
});
