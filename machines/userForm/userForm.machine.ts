import { leaveChangeStates } from '../forms/readFirstStates.ts';
import { agencyState, hierarchyState, rolesState } from './beside.states.ts';
import { opening, record, userFormSetup } from './userForm.setup.ts';

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
    },
    leave: leaveChangeStates,
    agency: agencyState,
    hierarchy: hierarchyState,
    roles: rolesState,
  },
});
