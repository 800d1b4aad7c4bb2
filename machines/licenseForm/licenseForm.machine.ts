import { leaveStates } from '../forms/leaveStates.ts';
import { licenseFormSetup, opening, record } from './licenseForm.setup.ts';
import { agencyState, agentsState } from './holder.states.ts';
import { ownerState } from './owner.state.ts';

/** The licence form: a new licence of an agent or an agency, or changes of one, with its history. */
export const licenseFormMachine = licenseFormSetup.createMachine({
  id: 'licenseForm',
  context: ({ input }) => ({ ...input, ...opening }),
  type: 'parallel',
  invoke: {
    id: 'changeHistory',
    src: 'changeHistory',
    input: ({ context }) => ({ key: context.opened.key }),
  },
  states: { record, leave: leaveStates, owner: ownerState, agency: agencyState, agents: agentsState },
});
