import { type ListedPolicy, searchPolicies } from '#domain/calls/policies/searchPolicies.ts';
import { policyList, policyQuoteList } from '#domain/policies/policyList.ts';
import { type PolicyRow, PolicySearchScreen } from '../../ui/maintenance/PolicySearchScreen.tsx';
import { defineListArea } from './defineListArea.ts';
import type { ConnectedList } from './listPorts.ts';
import { readPlanNames } from './planNames.ts';

type Named = ListedPolicy & { planName?: string | null };

const rowOf = (row: Named): PolicyRow => ({
  ...row,
  id: row.policyNumber,
  planName: row.planName ?? row.planCode,
});

/** [PO-008] [PO-018] The rows with the names of their plans; a plan without a name keeps its code. */
const completed: ConnectedList<Named>['completed'] = async ({ callServer }, { rows, language }, signal) => {
  const codes = rows.flatMap(({ planCode }) => planCode ?? []);
  const names = await readPlanNames(callServer, { codes, language }, signal);
  return rows.map((row) => ({ ...row, planName: names.get(row.planCode ?? '') ?? null }));
};

/** [PO-001] [PO-010] [PO-012] [RT-040] The search for policies, and for quotes that are held. */
export const area = defineListArea({
  list: policyList,
  read: searchPolicies,
  completed,
  rowOf,
  further: [{ list: policyQuoteList, read: searchPolicies, beside: { status: 'QUOTE' }, completed, rowOf }],
  rooms: ['maintenance'],
  Screen: PolicySearchScreen,
});
