import { emit, sendParent, sendTo, setup } from 'xstate';
import { holds } from '#domain/permissions/claimGroups.ts';
import type { ToastSaid } from '#domain/toast.ts';
import type { SharedCommand } from '../area.types.ts';
import type { policyCancellationMachine } from '../policyCancellation/policyCancellation.machine.ts';
import type { CancellationReport } from '../policyCancellation/policyCancellation.types.ts';
import type { policyHistoryMachine } from '../policyHistory/policyHistory.machine.ts';
import type { policyPdfMachine } from '../policyPdf/policyPdf.machine.ts';
import type { policyRetryMachine, RetryReport } from '../policyRetry/policyRetry.machine.ts';
import type { SectionInput, SectionReport } from '../policySections/section.types.ts';
import { chartPort } from '../ports.ts';

/** A policy as it was loaded, to be read, with its documents to be downloaded and what became of it. */
export const policyInfoMachine = setup({
  types: {
    context: {} as SectionInput,
    input: {} as SectionInput,
    events: {} as SharedCommand | RetryReport | CancellationReport,
    emitted: {} as ToastSaid,
    children: {} as {
      policyPdf: 'policyPdf';
      policyHistory: 'policyHistory';
      policyRetry: 'policyRetry';
      policyCancellation: 'policyCancellation';
    },
    meta: {} as { requirements: readonly string[] },
  },
  actors: {
    policyPdf: chartPort<typeof policyPdfMachine>('policyPdf'),
    policyHistory: chartPort<typeof policyHistoryMachine>('policyHistory'),
    policyRetry: chartPort<typeof policyRetryMachine>('policyRetry'),
    policyCancellation: chartPort<typeof policyCancellationMachine>('policyCancellation'),
  },
  actions: {
    tellHistoryOfRenewal: sendTo('policyHistory', { type: 'parent.renewSession' }),
    tellRetry: sendTo('policyRetry', (_, command: SharedCommand) => command),
    sayInForce: emit(
      (): ToastSaid => ({
        type: 'toast.say',
        room: 'policyInfo',
        key: 'retry.done',
        tone: 'success',
      }),
    ),
    sayCancelled: emit(
      (_, { isRefunded }: CancellationReport): ToastSaid => ({
        type: 'toast.say',
        room: 'policyCancellation',
        key: isRefunded ? 'done.refunded' : 'done.nothing',
        tone: 'success',
      }),
    ),
    reload: sendParent((): SectionReport => ({ type: 'section.reload' })),
  },
}).createMachine({
  id: 'policyInfo',
  context: ({ input }) => input,
  initial: 'shown',
  states: {
    shown: {
      meta: { requirements: ['PV-004', 'PV-014'] },
      invoke: [
        { id: 'policyPdf', src: 'policyPdf' },
        {
          id: 'policyHistory',
          src: 'policyHistory',
          input: ({ context: { policy } }) => ({
            policyNumber: policy.policyNumber,
            isSold: policy.paxes[0]?.policyStatus !== 'QUOTE',
          }),
        },
        {
          id: 'policyRetry',
          src: 'policyRetry',
          input: ({ context: { policyNumber, policy, language, session } }) => ({
            policyNumber:
              policy.paxes.find(({ policyStatus }) => policyStatus === 'PENDING')?.policyNumber ??
              policyNumber,
            language,
            mayRetry: policy.activationFailed && holds(session.atoms, 'POLICY_MAINTENANCE.EDIT_POLICY'),
          }),
        },
        {
          id: 'policyCancellation',
          src: 'policyCancellation',
          input: ({ context: { policy, segment, session } }) => ({
            policy,
            mayCancel: segment === 'edit' && holds(session.atoms, 'POLICY_MAINTENANCE.CANCEL_POLICY'),
          }),
        },
      ],
      on: {
        'parent.renewSession': { actions: 'tellHistoryOfRenewal' },
        'parent.chooseLanguage': { actions: { type: 'tellRetry', params: ({ event }) => event } },
        'policyRetry.end': { actions: ['sayInForce', 'reload'] },
        'policyCancellation.end': {
          actions: [{ type: 'sayCancelled', params: ({ event }) => event }, 'reload'],
        },
      },
    },
  },
});
