import { unsavedStates } from '../forms/leaveStates.ts';
import { notEdited } from './endorsement.edit.ts';
import { editing, leaving, requoted, requoting } from './endorsement.editing.ts';
import { endorsementSetup } from './endorsement.setup.ts';

/** [PV-004] [EN-089] A policy that is read, and changed by who may: what is typed stays until it is left on purpose. */
export const endorsementMachine = endorsementSetup.createMachine({
  id: 'endorsement',
  context: ({ input: { policy, language, session } }) => ({ policy, language, session, ...notEdited }),
  type: 'parallel',
  states: {
    policy: {
      on: {
        'parent.chooseLanguage': {
          actions: { type: 'rememberLanguage', params: ({ event }) => event.language },
        },
      },
      initial: 'reading',
      states: {
        reading: {
          meta: { requirements: ['EN-089', 'PV-020'] },
          invoke: {
            id: 'policyInfo',
            src: 'policyInfo',
            input: ({ context: { policy, language, session } }) => ({
              policyNumber: policy.policyNumber,
              policy,
              language,
              session,
            }),
          },
          on: {
            'person.edit': { guard: 'policyMayBeEdited', actions: 'openEdit', target: 'editing' },
            'page.giveEdit': {
              guard: 'policyMayBeEdited',
              actions: { type: 'resumeEdit', params: ({ event }) => event.draft },
              target: 'editing',
            },
            'parent.renewSession': { actions: { type: 'tellReading', params: ({ event }) => event } },
            'parent.chooseLanguage': {
              actions: [
                { type: 'rememberLanguage', params: ({ event }) => event.language },
                { type: 'tellReading', params: ({ event }) => event },
              ],
            },
            'section.reload': { actions: 'reload' },
          },
        },
        editing,
        leaving,
        requoting,
        requoted,
      },
    },
    typed: {
      invoke: {
        id: 'keepEdit',
        src: 'keepEdit',
        input: ({ context: { policy, session } }) => ({
          policyNumber: policy.policyNumber,
          writer: session.profileCode ?? session.userRef,
        }),
      },
      on: {
        'person.fill': { actions: 'keepTyped' },
      },
      initial: 'free',
      states: unsavedStates,
    },
  },
});
