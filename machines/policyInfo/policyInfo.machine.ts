import { sendParent, sendTo, setup } from 'xstate';
import type { PolicyDetail } from '#domain/calls/shapes/policyDetail.ts';
import type { SharedCommand } from '../area.types.ts';
import type { policyHistoryMachine } from '../policyHistory/policyHistory.machine.ts';
import type { policyPdfMachine } from '../policyPdf/policyPdf.machine.ts';
import type { SectionInput, SectionReport } from '../policySections/section.types.ts';
import type { PolicyRequest } from '../policyView/policyView.types.ts';
import { chartPort, listenerPort, port } from '../ports.ts';

type PolicyInfoEvent = SharedCommand | { type: 'page.return' } | { type: 'person.reload' };

/**
 * A policy as it was loaded, to be read, with its documents to be downloaded. Whenever the page comes back into sight it is
 * looked whether the policy was changed meanwhile; what is read stays until another version is asked for.
 */
export const policyInfoMachine = setup({
  types: {
    context: {} as Pick<SectionInput, 'policy' | 'language'>,
    input: {} as SectionInput,
    events: {} as PolicyInfoEvent,
    children: {} as { policyPdf: 'policyPdf'; policyHistory: 'policyHistory' },
    meta: {} as { requirements: readonly string[] },
  },
  actors: {
    policyPdf: chartPort<typeof policyPdfMachine>('policyPdf'),
    policyHistory: chartPort<typeof policyHistoryMachine>('policyHistory'),
    readPolicy: port<PolicyDetail, PolicyRequest>('readPolicy'),
    hearReturn: listenerPort('hearReturn'),
  },
  guards: {
    policyIsAnother: ({ context }, { revision }: PolicyDetail) => revision !== context.policy.revision,
  },
  actions: {
    reload: sendParent((): SectionReport => ({ type: 'section.reload' })),
    tellHistoryOfRenewal: sendTo('policyHistory', { type: 'parent.renewSession' }),
  },
}).createMachine({
  id: 'policyInfo',
  context: ({ input: { policy, language } }) => ({ policy, language }),
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
    { id: 'hearReturn', src: 'hearReturn' },
  ],
  on: { 'parent.renewSession': { actions: 'tellHistoryOfRenewal' } },
  initial: 'shown',
  states: {
    shown: {
      meta: { requirements: ['PV-004', 'PV-014'] },
      on: {
        'page.return': 'looking',
        'parent.renewSession': { actions: 'tellHistoryOfRenewal', target: 'looking' },
      },
    },
    looking: {
      invoke: {
        id: 'readPolicy',
        src: 'readPolicy',
        input: ({ context: { policy, language } }) => ({
          policyNumber: policy.policyNumber,
          isQuote: policy.paxes[0]?.policyStatus === 'QUOTE',
          language,
        }),
        onDone: [
          { guard: { type: 'policyIsAnother', params: ({ event }) => event.output }, target: 'changed' },
          { target: 'shown' },
        ],
        onError: 'shown',
      },
    },
    changed: { on: { 'person.reload': { actions: 'reload' } } },
  },
});
