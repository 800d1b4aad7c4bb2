import { readFileSync } from 'node:fs';

/** What the documents ask for: any one of the lists, and of a list every atom. */
type Documented = { by: string; anyOf: readonly (readonly string[])[] };

const each = (by: string, ...atoms: string[]): Documented => ({ by, anyOf: [atoms] });
const oneOf = (by: string, ...atoms: string[]): Documented => ({ by, anyOf: atoms.map((atom) => [atom]) });

/** The capability map, written from the register a second time, so that a slip in the product's own is noticed. */
const capabilities: Readonly<Record<string, Documented>> = {
  'APP.VIEW_APP': each('PM-010', 'TRIPX_READ'),
  'BOOKING.BOOK_QUOTE': oneOf('PM-011', 'POLICY_BOOKING', 'GRAPH_API', 'POLICY_NOTIFICATION'),
  'BOOKING.ANSWER_QUESTIONNAIRE': oneOf('PM-012', 'POLICY_BOOKING', 'GRAPH_API'),
  'BOOKING.PAY': oneOf('PM-013', 'POLICY_BOOKING', 'POLICY_EDIT'),
  'BOOKING.CREATE_POLICY': each('CP-030', 'POLICY_CREATE'),
  'BOOKING.CREATE_LEAD': each('LD-006', 'REMERCH_CREATE'),
  'BOOKING.VIEW_HELD_QUOTES': each('PM-049', 'QUOTE_READ', 'TRIPX_SELL'),
  'BOOKING.FOLLOW_UP_LEADS': each('PM-049', 'TRIPX_SELL', 'POLICY_NOTIFICATION'),
  'BOOKING.SET_APPLICATION_DATE': each('PM-020', 'POLICY_ADMIN'),
  'AUTH_ROLES.QUOTE_READ': each('PM-026', 'QUOTE_READ'),
  'POLICY_MAINTENANCE.VIEW_ALL_POLICIES': each('PM-014', 'POLICY_READ'),
  'POLICY_MAINTENANCE.VIEW_ASSOCIATED_POLICY': each('PM-014', 'POLICY_READ'),
  'POLICY_MAINTENANCE.VIEW_FINANCIAL_TRANSACTIONS': each('PM-014', 'POLICY_READ'),
  'POLICY_MAINTENANCE.VIEW_DELIVERY': each('PM-014', 'POLICY_READ'),
  'POLICY_MAINTENANCE.VIEW_POLICY_NOTES': each('PM-015', 'POLICY_READ', 'POLICY_NOTE_READ'),
  'POLICY_MAINTENANCE.ADD_POLICY_NOTE': oneOf('PM-016', 'POLICY_EDIT', 'POLICY_NOTE_EDIT'),
  'POLICY_MAINTENANCE.EDIT_POLICY': each('PM-017', 'POLICY_EDIT'),
  'POLICY_MAINTENANCE.REFUND': each('PM-017', 'POLICY_EDIT'),
  'POLICY_MAINTENANCE.CANCEL_POLICY': oneOf('PM-021', 'POLICY_CANCEL', 'POLICY_EDIT'),
  'POLICY_MAINTENANCE.SEND_CONFIRMATION': each('PM-018', 'POLICY_READ', 'POLICY_NOTIFICATION'),
  'POLICY_MAINTENANCE.REINSTATE_POLICY': each('PM-019', 'POLICY_ADMIN'),
  'AGENT.VIEW_AGENT': each('PM-022', 'PROFILE_READ', 'TRIPX_READ'),
  'AGENT.ADD_AGENT': each('PM-022', 'PROFILE_CREATE', 'TRIPX_READ'),
  'AGENT.EDIT_AGENT': each('PM-022', 'PROFILE_EDIT', 'TRIPX_READ'),
  'AGENT.DELETE_AGENT': each('PM-022', 'PROFILE_DELETE', 'TRIPX_READ'),
  'LICENSING.VIEW_LICENSE': each('PM-023', 'LICENSE_READ', 'PROFILE_READ'),
  'LICENSING.EDIT_LICENSE': each('PM-023', 'LICENSE_EDIT', 'PROFILE_EDIT'),
  'LICENSING.ADD_LICENSING': each('PM-023', 'LICENSE_CREATE', 'PROFILE_EDIT'),
  'AGENCY_DETAILS.VIEW_AGENCY_TAB': each('PM-024', 'ORGANIZATION_READ'),
  'AGENCY_DETAILS.EDIT_AGENCY_TAB': each('PM-024', 'ORGANIZATION_EDIT'),
  'CONFIGURATION.VIEW_CONFIG': oneOf(
    'PM-025',
    'TRIPX_CONFIG_EDIT',
    'TRIPX_READ',
    'TRIPX_EDIT',
    'TRIPX_DELETE',
  ),
  'TOOLS.VIEW_RATES': each('PM-004', 'RATES_READ'),
  'TOOLS.EDIT_RATES': each('PM-040', 'RATES_EDIT'),
  'TOOLS.VIEW_REPORTS': each('PM-005', 'REPORT_READ'),
  'ADVISOR.ADMINISTER_ADVISORS': each('PM-003', 'PROFILE_ADVISOR_READ'),
};

/** Whether a holder of these atoms has a capability, by the register alone. */
export function hasCapability(atoms: ReadonlySet<string>, group: string): boolean {
  const documented = capabilities[group];
  if (documented === undefined) throw new Error(`The register's capability map lacks ${group}`);
  return documented.anyOf.some((all) => all.every((atom) => atoms.has(atom)));
}

/** Atoms of the map that the row of the register to which they are ascribed does not name. */
export function unfoundedAtoms(): string[] {
  const rows = readFileSync('docs/requirements.csv', 'utf8').split('\n');
  return Object.values(capabilities).flatMap(({ by, anyOf }) => {
    const row = rows.find((line) => line.startsWith(`${by},`)) ?? '';
    return anyOf
      .flat()
      .filter((atom) => !row.includes(atom))
      .map((atom) => `${by} ${atom}`);
  });
}
