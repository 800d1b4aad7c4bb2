import { unsavedStates } from '../forms/leaveStates.ts';
import { dependentsInputOf, notEdited } from './endorsement.edit.ts';
import { editing, leaving, requoted, requoting } from './endorsement.editing.ts';
import { endorsementSetup } from './endorsement.setup.ts';

/** [PV-004] [EN-089] A policy that is read, and changed by who may: what is typed stays until it is left on purpose. */
export const endorsementMachine = endorsementSetup.createMachine({
  id: 'endorsement',
  context: ({ input: { policy, segment, language, session } }) => ({
    policy,
    segment,
    language,
    session,
    ...notEdited,
  }),
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
            input: ({ context: { policy, segment, language, session } }) => ({
              policyNumber: policy.policyNumber,
              segment,
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
    /** [EN-007] Who rides along is edited by a chart of their own. */
    family: {
      initial: 'closed',
      states: {
        closed: { always: { guard: 'familyIsEdited', target: 'open' } },
        open: {
          meta: { requirements: ['EN-007'] },
          invoke: { id: 'dependents', src: 'dependents', input: ({ context }) => dependentsInputOf(context) },
          always: { guard: 'nothingIsEdited', target: 'closed' },
          on: {
            'person.fill': { actions: 'tellDependents' },
            'person.requote': { actions: 'judgeDependents' },
            'dependents.report': {
              guard: { type: 'dependentsAreOther', params: ({ event }) => event },
              actions: [{ type: 'takeDependents', params: ({ event }) => event }, 'keepTyped'],
            },
          },
        },
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
