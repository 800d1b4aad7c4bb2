/** [PM-001] to [PM-009] Every permission atom, in the order of the documents. */
export const atoms = [
  'TRIPX_READ',
  'TRIPX_SELL',
  'TRIPX_EDIT',
  'TRIPX_DELETE',
  'TRIPX_CONFIG_EDIT',
  'TRIPX_NOTIFICATION',
  'QUOTE_READ',
  'QUOTE_SAVE',
  'POLICY_CREATE',
  'POLICY_READ',
  'POLICY_UPDATE',
  'POLICY_CANCEL',
  'POLICY_BOOKING',
  'POLICY_EDIT',
  'POLICY_NOTIFICATION',
  'POLICY_NOTE_READ',
  'POLICY_NOTE_EDIT',
  'POLICY_ADMIN',
  'PAYMENT_CREATE',
  'PAYMENT_UPDATE',
  'PAYMENT_REFUND',
  'PROFILE_READ',
  'PROFILE_CREATE',
  'PROFILE_EDIT',
  'PROFILE_DELETE',
  'PROFILE_EDIT_EXT',
  'PROFILE_ADVISOR_READ',
  'ORGANIZATION_READ',
  'ORGANIZATION_EDIT',
  'LICENSE_READ',
  'LICENSE_EDIT',
  'LICENSE_CREATE',
  'RATES_READ',
  'RATES_EDIT',
  'REPORT_READ',
  'REMERCH_CREATE',
  'GRAPH_API',
] as const;
export type Atom = (typeof atoms)[number];

export function isAtom(text: string): text is Atom {
  return (atoms as readonly string[]).includes(text);
}

const administers = /^(PROFILE|ORGANIZATION|LICENSE|RATES|REPORT)_|^POLICY_ADMIN$/;

/** What is left of a role in an organization that is not the person's own: selling, and nothing of its administration. */
export function visitorAtoms(held: readonly Atom[]): Atom[] {
  return held.filter((atom) => !administers.test(atom));
}
