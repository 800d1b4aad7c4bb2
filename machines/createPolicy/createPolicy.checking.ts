import { problemCodeOf } from '#domain/problemCode.ts';
import { declineSeenIn } from '../payment/decline.ts';
import { createPolicySetup } from './createPolicy.setup.ts';

/** The server is asked what became of the purchase: of an earlier visit, or of one whose answer is missing. */
export const checking = createPolicySetup.createStateConfig({
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
          { type: 'noteDecline', params: ({ event }) => declineSeenIn(event.output) },
          'tellDeclined',
        ],
        target: 'declined',
      },
      {
        guard: {
          type: 'statusIs',
          params: ({ event }) => ({ purchase: event.output, is: 'needsAttention' }),
        },
        target: 'needsAttention',
      },
      { guard: { type: 'outcomeIsOpen', params: ({ event }) => event.output }, target: 'waitingToCheck' },
      { guard: 'nothingIsSubmitted', actions: 'tellPrepared', target: 'prepared' },
      {
        guard: { type: 'statusIs', params: ({ event }) => ({ purchase: event.output, is: 'expired' }) },
        actions: { type: 'noteProblem', params: () => 'purchase.notCompleted' },
        target: 'renewing',
      },
      { actions: ['noteNothingBought', 'tellFailed'], target: 'failed' },
    ],
    onError: [
      {
        guard: { type: 'purchaseIsOutOfSight', params: ({ event }) => problemCodeOf(event.error) },
        target: 'outOfSight',
      },
      {
        guard: { type: 'newKeyIsNeeded', params: ({ event }) => problemCodeOf(event.error) },
        actions: 'forgetKey',
        target: 'preparing',
      },
      {
        guard: 'nothingIsSubmitted',
        actions: { type: 'noteProblem', params: ({ event }) => problemCodeOf(event.error) },
        target: 'notPrepared',
      },
      { target: 'waitingToCheck' },
    ],
  },
});

/** The outcome is to come by itself and soon; nobody pays meanwhile. */
export const waitingToCheck = createPolicySetup.createStateConfig({
  tags: ['loading', 'checking'],
  entry: 'tellChecking',
  after: { checkPause: 'checking' },
});
