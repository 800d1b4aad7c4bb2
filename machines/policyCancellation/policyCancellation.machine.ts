import { codeSaid } from '../forms/readingStates.ts';
import { askingStates, notSent } from '../forms/sendingPart.ts';
import {
  asShown,
  nothingFilled,
  policyCancellationSetup,
  recordOf,
  refundAsked,
} from './policyCancellation.setup.ts';
import type { PolicyCancellationContext } from './policyCancellation.types.ts';

const came = <Output>({ event }: { event: { output: Output } }) => event.output;
const filled = <Event>({ event }: { event: Event }) => event;

/** The server is asked what would be given back, and what it answers is shown. */
const previewing = <const To extends string>(target: To) =>
  ({
    tags: 'pricing',
    invoke: {
      id: 'previewCancellation',
      src: 'previewCancellation',
      input: ({ context }: { context: PolicyCancellationContext }) => refundAsked(context),
      onDone: { actions: { type: 'showRefund', params: came }, target },
      onError: { actions: { type: 'noteProblem', params: codeSaid }, target: 'unpreviewed' },
    },
  }) as const;

/**
 * [CX-001] Policies of a record are cancelled: which and why is chosen, what goes back is shown, and exactly that is
 * confirmed. An answer that is lost is looked up, also after the page was opened anew.
 */
export const policyCancellationMachine = policyCancellationSetup.createMachine({
  id: 'policyCancellation',
  context: ({ input }) => ({ ...input, ...nothingFilled(), preview: null, problem: null }),
  initial: 'recalling',
  states: {
    recalling: {
      invoke: {
        id: 'recallCancellation',
        src: 'recallCancellation',
        input: ({ context }) => ({ record: recordOf(context) }),
        onDone: [
          { guard: { type: 'somethingWasSent', params: came }, target: 'checking' },
          { target: 'closed' },
        ],
        onError: 'closed',
      },
    },
    closed: {
      meta: { requirements: ['CX-016'] },
      on: {
        'person.cancelPolicy': { guard: 'policyMayBeCancelled', actions: 'startAfresh', target: 'asking' },
      },
    },
    asking: {
      tags: 'dialog',
      meta: { requirements: ['CX-001', 'CX-007', 'CX-008', 'CX-018'] },
      on: {
        'person.fill': [
          {
            guard: { type: 'refundDependsOnIt', params: filled },
            actions: [{ type: 'fillField', params: filled }, 'forgetRefund'],
            target: '.deciding',
          },
          { actions: { type: 'fillField', params: filled } },
        ],
        'person.leaveField': { actions: { type: 'judgeField', params: ({ event }) => event.key } },
        'person.close': { actions: 'startAfresh', target: 'closed' },
      },
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'refundCanBeAsked', target: 'previewing' }, { target: 'choosing' }] },
        choosing: { meta: { requirements: ['CX-012'] } },
        previewing: previewing('previewed'),
        renewing: previewing('previewed.changed'),
        unpreviewed: { on: { 'person.retry': { actions: 'forgetProblem', target: 'previewing' } } },
        previewed: {
          meta: { requirements: ['CX-013', 'CX-017'] },
          on: {
            'person.confirm': [
              { guard: 'formIsComplete', target: '#policyCancellation.cancelling' },
              { actions: 'judgeForm', target: '.correcting' },
            ],
          },
          initial: 'editing',
          states: { ...askingStates, changed: {} },
        },
      },
    },
    cancelling: {
      tags: ['busy', 'dialog'],
      meta: { requirements: ['CX-005', 'CX-006', 'CX-012'] },
      entry: ['forgetProblem', 'forgetRefusal'],
      invoke: {
        id: 'cancelPolicy',
        src: 'cancelPolicy',
        input: ({ context }) => asShown(context),
        onDone: [
          {
            guard: { type: 'changeIsDone', params: came },
            actions: { type: 'reportDone', params: came },
            target: 'done',
          },
          { target: 'waiting' },
        ],
        onError: [
          {
            guard: { type: 'refundHasChanged', params: codeSaid },
            actions: { type: 'noteProblem', params: codeSaid },
            target: 'asking.renewing',
          },
          { guard: { type: 'outcomeIsOpen', params: codeSaid }, target: 'checking' },
          ...notSent('asking.previewed'),
        ],
      },
    },
    checking: {
      tags: ['checking', 'dialog'],
      invoke: {
        id: 'readPolicyChange',
        src: 'readPolicyChange',
        input: ({ context }) => ({ record: recordOf(context) }),
        onDone: [
          {
            guard: { type: 'changeIsDone', params: came },
            actions: { type: 'reportDone', params: came },
            target: 'done',
          },
          { guard: { type: 'changeIsUnderway', params: came }, target: 'waiting' },
          { guard: { type: 'changeNeedsSomebody', params: came }, target: 'needsAttention' },
          {
            guard: 'somethingIsShown',
            actions: { type: 'noteProblem', params: () => 'policyChange.notDone' },
            target: 'asking.previewed.failed',
          },
          { target: 'closed' },
        ],
        onError: 'waiting',
      },
    },
    waiting: { tags: ['checking', 'dialog'], after: { lookUpPause: 'checking' } },
    needsAttention: { tags: 'dialog', on: { 'person.close': { actions: 'startAfresh', target: 'closed' } } },
    done: { meta: { requirements: ['CX-015'] } },
  },
});
