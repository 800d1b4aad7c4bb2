import { assign, emit, sendParent, setup } from 'xstate';
import type { Delivery } from '#domain/calls/policies/readDeliveries.ts';
import { holds } from '#domain/permissions/claimGroups.ts';
import type { Toast, ToastSaid } from '#domain/toast.ts';
import { confirmationResendMachine } from '../confirmationResend/confirmationResend.machine.ts';
import { onceRenewed, problemActions, readingStates, shownIf } from '../forms/readingStates.ts';
import { policyPdfMachine } from '../policyPdf/policyPdf.machine.ts';
import type { SectionInput, SectionReport } from '../policySections/section.types.ts';
import { port } from '../ports.ts';
import type { PolicyDeliveriesContext, PolicyDeliveriesEvent } from './policyDeliveries.types.ts';

const list = readingStates({
  port: 'readDeliveries',
  asks: ({ policy: { policyNumber } }: PolicyDeliveriesContext) => ({ policyNumber }),
  done: shownIf('somethingWasSent', 'showDeliveries'),
  again: onceRenewed,
});

/** [DL-011] The section of a policy in which its deliveries are listed, read as they were sent, and sent again. */
export const policyDeliveriesMachine = setup({
  types: {
    input: {} as SectionInput,
    context: {} as PolicyDeliveriesContext,
    events: {} as PolicyDeliveriesEvent,
    emitted: {} as ToastSaid,
    tags: {} as 'busy',
    meta: {} as { requirements: readonly string[] },
    children: {} as { policyPdf: 'policyPdf'; confirmationResend: 'confirmationResend' },
  },
  actors: {
    readDeliveries: port<readonly Delivery[], { policyNumber: string }>('readDeliveries'),
    policyPdf: policyPdfMachine,
    confirmationResend: confirmationResendMachine,
  },
  guards: { somethingWasSent: (_, deliveries: readonly Delivery[]) => deliveries.length > 0 },
  actions: {
    ...problemActions,
    showDeliveries: assign((_, deliveries: readonly Delivery[]) => ({ deliveries })),
    reportUnsaved: sendParent(
      (_, unsaved: boolean): SectionReport => ({ type: 'page.noteUnsaved', unsaved }),
    ),
    say: emit((_, toast: Toast): ToastSaid => ({ type: 'toast.say', ...toast })),
  },
}).createMachine({
  id: 'policyDeliveries',
  context: ({ input: { policyNumber, policy, language, session } }) => {
    const pax = policy.paxes.find((one) => one.policyNumber === policyNumber);
    return {
      policy: {
        policyNumber,
        email: pax?.contact.email ?? '',
        language: pax?.lang ?? (language === 'fr' ? 'FR' : 'EN'),
      },
      version: String(policy.revision),
      mayResend:
        pax?.policyStatus !== 'QUOTE' && holds(session.atoms, 'POLICY_MAINTENANCE.SEND_CONFIRMATION'),
      deliveries: [],
      problem: null,
    };
  },
  invoke: [
    { id: 'policyPdf', src: 'policyPdf' },
    {
      id: 'confirmationResend',
      src: 'confirmationResend',
      input: ({ context: { policy } }) => policy,
    },
  ],
  on: {
    'page.noteUnsaved': { actions: { type: 'reportUnsaved', params: ({ event }) => event.unsaved } },
    'confirmationResend.end': {
      actions: {
        type: 'say',
        params: ({ event: { sentTo } }) => ({
          room: 'policyDeliveries',
          key: 'resend.done',
          values: { address: sentTo },
          tone: 'success' as const,
        }),
      },
      target: '.reading',
    },
    'confirmationResend.fail': {
      actions: {
        type: 'say',
        params: ({ event: { problem } }) => ({
          room: 'policyDeliveries',
          key: 'resend.failed',
          tone: 'danger' as const,
          problem,
        }),
      },
    },
  },
  initial: 'reading',
  states: {
    ...list,
    shown: { meta: { requirements: ['DL-009', 'DL-010', 'DL-011'] } },
    empty: {},
  },
});
