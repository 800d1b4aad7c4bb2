import type { ListedPolicy } from '#domain/calls/policies/searchPolicies.ts';
import { policySearch } from '#domain/policies/policyList.ts';
import { useText } from '../../text/useText.ts';
import { Reference } from '../kit/Reference.tsx';
import { Below } from '../list/Below.tsx';
import { defineListScreen } from '../list/defineListScreen.tsx';

/** A record with the name of its plan, or the code of a plan whose name is not known. */
export type PolicyRow = ListedPolicy & { id: string; planName: string | null };
type Cell = { row: PolicyRow };
type Name = Pick<ListedPolicy, 'firstName' | 'lastName'>;

const wholeName = ({ firstName, lastName }: Name): string => `${firstName} ${lastName}`.trim();

function PolicyNumber({ row: { policyNumber } }: Cell) {
  return <Reference>{policyNumber}</Reference>;
}

/** The first person of the record, and who else matches what was searched for. */
function Traveller({ row }: Cell) {
  const text = useText('maintenance');
  const names = row.matched.map(wholeName).join(', ');
  return (
    <>
      <span>{wholeName(row) || text('unnamed')}</span>
      {names && <Below>{text('matched', { names })}</Below>}
    </>
  );
}

/** [PV-026] Of all people of the record, each status once. */
function Statuses({ row: { statuses } }: Cell) {
  const text = useText('maintenance');
  return <span>{statuses.map((status) => text(`status.${status}`)).join(', ')}</span>;
}

function Organization({ row: { organizationName } }: Cell) {
  return <span>{organizationName}</span>;
}

/** [PO-001] [PO-010] The search for policies and for quotes. */
export const PolicySearchScreen = defineListScreen(policySearch, {
  area: '/maintenance',
  nameOf: (row: PolicyRow) => row.policyNumber,
  cells: {
    policyNumber: PolicyNumber,
    travellerName: Traveller,
    status: Statuses,
    organization: Organization,
  },
});
