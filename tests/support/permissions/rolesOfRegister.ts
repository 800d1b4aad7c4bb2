/** Atoms, apart by spaces. */
const atoms = (names: string): string[] => names.split(/\s+/);

const consultant = atoms(`TRIPX_READ TRIPX_SELL QUOTE_READ QUOTE_SAVE
  POLICY_CREATE POLICY_READ POLICY_UPDATE POLICY_CANCEL POLICY_BOOKING POLICY_EDIT
  POLICY_NOTIFICATION POLICY_NOTE_READ POLICY_NOTE_EDIT
  PAYMENT_CREATE PAYMENT_UPDATE PAYMENT_REFUND`);
const lite = [
  ...consultant,
  ...atoms(`PROFILE_READ PROFILE_EDIT ORGANIZATION_READ REPORT_READ LICENSE_READ`),
];
const sponsor = atoms(`TRIPX_READ TRIPX_SELL QUOTE_READ QUOTE_SAVE POLICY_CREATE POLICY_READ
  POLICY_BOOKING POLICY_NOTIFICATION POLICY_NOTE_READ PAYMENT_CREATE`);
const consumer = atoms(`TRIPX_READ QUOTE_READ QUOTE_SAVE POLICY_CREATE POLICY_BOOKING
  PAYMENT_CREATE REMERCH_CREATE`);
/** Every atom but GRAPH_API and REMERCH_CREATE. */
const manager = [
  ...lite,
  ...atoms(`TRIPX_EDIT TRIPX_DELETE TRIPX_CONFIG_EDIT TRIPX_NOTIFICATION POLICY_ADMIN
  PROFILE_CREATE PROFILE_DELETE PROFILE_EDIT_EXT PROFILE_ADVISOR_READ ORGANIZATION_EDIT
  LICENSE_EDIT LICENSE_CREATE RATES_READ RATES_EDIT`),
];

/** What each row of the register says of roles: their atoms, and whose things they reach. */
export const rolesOfRegister = [
  {
    row: 'PM-048',
    role: 'Administrator_Full',
    reach: 'children',
    atoms: [...lite, 'PROFILE_CREATE', 'PROFILE_DELETE', 'PROFILE_ADVISOR_READ'],
  },
  { row: 'PM-049', role: 'Consultant_Agency', reach: 'own', atoms: consultant },
  { row: 'PM-050', role: 'Consultant_Own', reach: 'ownPolicies', atoms: consultant },
  { row: 'PM-051', role: 'Administrator_Lite', reach: 'own', atoms: lite },
  {
    row: 'PM-052',
    role: 'View_Only',
    reach: 'own',
    atoms: ['TRIPX_READ', 'POLICY_READ', 'POLICY_NOTE_READ'],
  },
  {
    row: 'PM-053',
    role: 'Administrator_User',
    reach: 'own',
    atoms: ['TRIPX_READ', 'PROFILE_READ', 'PROFILE_CREATE', 'PROFILE_EDIT', 'PROFILE_DELETE'],
  },
  { row: 'PM-058', role: 'sponsor user', reach: 'own', atoms: sponsor },
  { row: 'PM-059', role: 'broker user', reach: 'own', atoms: consultant },
  { row: 'PM-060', role: 'consumer', reach: 'session', atoms: consumer },
] as const;

/** PM-054, the one row of two roles. */
export const rolesOfInsurer = {
  'LIA manager': { reach: 'all', atoms: manager },
  'LIA agent': {
    reach: 'all',
    atoms: [...consultant, 'PROFILE_READ', 'ORGANIZATION_READ', 'LICENSE_READ'],
  },
} as const;
