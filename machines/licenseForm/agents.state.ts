import { licenseFormSetup } from './licenseForm.setup.ts';

/** [LF-019] Agents of the chosen agency. */
export const agentsState = licenseFormSetup.createStateConfig({
  initial: 'none',
  states: {
    none: { always: { guard: 'agentsAreNeeded', target: 'reading' } },
    reading: {
      meta: { requirements: ['LF-019'] },
      entry: 'noteAgency',
      invoke: {
        id: 'listAgents',
        src: 'listAgents',
        input: ({ context }) => ({ organizationCode: context.agentsOf }),
        onDone: {
          actions: { type: 'takeAgents', params: ({ event }) => event.output },
          target: 'listed',
        },
        onError: 'unavailable',
      },
      always: { guard: 'agencyIsAnother', actions: 'forgetAgents', target: 'none' },
    },
    listed: { always: { guard: 'agencyIsAnother', actions: 'forgetAgents', target: 'none' } },
    unavailable: {
      always: { guard: 'agencyIsAnother', actions: 'forgetAgents', target: 'none' },
      on: { 'person.retryAgents': 'reading', 'parent.renewSession': 'reading' },
    },
  },
});
