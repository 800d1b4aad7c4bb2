import { leaveChangeStates } from '../forms/readFirstStates.ts';
import { agencyState, hierarchyState, rolesState } from './beside.states.ts';
import { deletionOf, opening, record, userFormSetup } from './userForm.setup.ts';

/** [US-002] [US-003] The page of one person: a new one, or one who is shown, changed and saved, with their history. */
export const userFormMachine = userFormSetup.createMachine({
  id: 'userForm',
  context: ({ input }) => ({ ...input, ...opening }),
  type: 'parallel',
  invoke: {
    id: 'changeHistory',
    src: 'changeHistory',
    input: ({ context }) => ({ key: context.opened.key }),
  },
  states: {
    record: {
      ...record,
      on: {
        ...record.on,
        'parent.goOn': { guard: 'everythingIsSaved', actions: 'leaveBack', target: '.left' },
      },
      states: {
        ...record.states,
        readOnly: {
          ...record.states.readOnly,
          invoke: [
            {
              id: 'personInvitation',
              src: 'personInvitation',
              input: ({ context }) => ({ profileRef: context.saved?.profileRef ?? '' }),
            },
            {
              id: 'personDeletion',
              src: 'personDeletion',
              input: ({ context }) => deletionOf(context),
            },
          ],
          on: {
            ...record.states.readOnly.on,
            'personDeletion.finish': { actions: 'reportDeleted', target: 'left' },
            'parent.renewSession': { actions: 'tellInvitationOfRenewal' },
          },
        },
      },
    },
    leave: leaveChangeStates,
    agency: agencyState,
    hierarchy: hierarchyState,
    roles: rolesState,
  },
});
