import type { PolicyRecord } from '#domain/calls/shapes/policyRecord.ts';
import { problemCodeOf, problemTextOf } from '#domain/problemCode.ts';
import { declineToldBy, noDecline } from '../payment/decline.ts';
import type { SubmittedPurchase } from './createPolicy.types.ts';
import { checking, waitingToCheck } from './createPolicy.checking.ts';
import { createPolicySetup } from './createPolicy.setup.ts';

/**
 * One purchase under one key. The key is made before Pay can be pressed; everything after a lost answer asks the
 * server what became of the purchase and never submits a second one.
 */
export const createPolicyMachine = createPolicySetup.createMachine({
  id: 'createPolicy',
  context: ({ input }) => ({
    ...input,
    submitted: null,
    problem: null,
    decline: noDecline,
    record: null,
    policyNumber: null,
  }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'keyIsKnown', target: 'checking' }, { target: 'preparing' }] },
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
          {
            guard: { type: 'somebodyIsNeeded', params: ({ event }) => event.output },
            target: 'needsAttention',
          },
          { target: 'waitingToCheck' },
        ],
        onError: [
          {
            guard: { type: 'paymentIsDeclined', params: ({ event }) => problemCodeOf(event.error) },
            actions: [
              { type: 'noteDecline', params: ({ event }) => declineToldBy(event.error) },
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
            guard: { type: 'keyIsSpent', params: ({ event }) => problemCodeOf(event.error) },
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
    checking,
    waitingToCheck,
    declined: {
      meta: { requirements: ['CP-005', 'CP-039'] },
      on: {
        'parent.submit': {
          actions: { type: 'rememberSubmission', params: ({ event }) => event },
          target: 'submitting',
        },
        'parent.reset': { actions: ['clearProblem', 'forgetSubmission'], target: 'prepared' },
      },
    },
    failed: {
      meta: { requirements: ['CP-003', 'CP-005'] },
      on: {
        'parent.submit': {
          actions: { type: 'rememberSubmission', params: ({ event }) => event },
          target: 'submitting',
        },
        'parent.reset': { actions: ['clearProblem', 'forgetSubmission'], target: 'prepared' },
      },
    },
    needsAttention: { meta: { requirements: ['CP-033'] }, entry: 'tellNeedsAttention' },
    outOfSight: { meta: { requirements: ['CP-033'] }, entry: 'tellOutOfSight' },
    activationFailed: { meta: { requirements: ['CP-031'] }, entry: 'tellActivationFailed' },
    confirmed: { type: 'final', meta: { requirements: ['CP-004'] } },
  },
  output: ({ context }) => ({ record: context.record as PolicyRecord }),
});
