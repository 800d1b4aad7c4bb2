import { emit, sendParent, sendTo, setup } from 'xstate';
import { holds } from '#domain/permissions/claimGroups.ts';
import type { ToastSaid } from '#domain/toast.ts';
import type { SharedCommand } from '../area.types.ts';
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
    events: {} as SharedCommand | RetryReport,
    emitted: {} as ToastSaid,
    children: {} as { policyPdf: 'policyPdf'; policyHistory: 'policyHistory'; policyRetry: 'policyRetry' },
    meta: {} as { requirements: readonly string[] },
  },
  actors: {
    policyPdf: chartPort<typeof policyPdfMachine>('policyPdf'),
    policyHistory: chartPort<typeof policyHistoryMachine>('policyHistory'),
    policyRetry: chartPort<typeof policyRetryMachine>('policyRetry'),
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
      ],
      on: {
        'parent.renewSession': { actions: 'tellHistoryOfRenewal' },
        'parent.chooseLanguage': { actions: { type: 'tellRetry', params: ({ event }) => event } },
        'policyRetry.end': { actions: ['sayInForce', 'reload'] },
      },
    },
  },
});
