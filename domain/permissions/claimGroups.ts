import type { Atom } from './atoms.ts';

type Condition = { anyOf: readonly Atom[] } | { allOf: readonly Atom[] };

/**
 * [PM-010] to [PM-026], [PM-040] What each capability needs.
 * Names with a known claim group are the documents' own; the others follow their pattern.
 */
const conditions = {
  'APP.VIEW_APP': { allOf: ['TRIPX_READ'] },
  'BOOKING.BOOK_QUOTE': { anyOf: ['POLICY_BOOKING', 'GRAPH_API', 'POLICY_NOTIFICATION'] },
  'BOOKING.ANSWER_QUESTIONNAIRE': { anyOf: ['POLICY_BOOKING', 'GRAPH_API'] },
  'BOOKING.PAY': { anyOf: ['POLICY_BOOKING', 'POLICY_EDIT'] },
  'BOOKING.CREATE_POLICY': { allOf: ['POLICY_CREATE'] },
  'BOOKING.CREATE_LEAD': { allOf: ['REMERCH_CREATE'] },
  'BOOKING.VIEW_HELD_QUOTES': { allOf: ['QUOTE_READ', 'TRIPX_SELL'] },
  'BOOKING.FOLLOW_UP_LEADS': { allOf: ['TRIPX_SELL', 'POLICY_NOTIFICATION'] },
  'BOOKING.SET_APPLICATION_DATE': { allOf: ['POLICY_ADMIN'] },
  'AUTH_ROLES.QUOTE_READ': { allOf: ['QUOTE_READ'] },
  'POLICY_MAINTENANCE.VIEW_ALL_POLICIES': { allOf: ['POLICY_READ'] },
  'POLICY_MAINTENANCE.VIEW_ASSOCIATED_POLICY': { allOf: ['POLICY_READ'] },
  'POLICY_MAINTENANCE.VIEW_FINANCIAL_TRANSACTIONS': { allOf: ['POLICY_READ'] },
  'POLICY_MAINTENANCE.VIEW_DELIVERY': { allOf: ['POLICY_READ'] },
  'POLICY_MAINTENANCE.VIEW_POLICY_NOTES': { allOf: ['POLICY_READ', 'POLICY_NOTE_READ'] },
  'POLICY_MAINTENANCE.ADD_POLICY_NOTE': { anyOf: ['POLICY_EDIT', 'POLICY_NOTE_EDIT'] },
  'POLICY_MAINTENANCE.EDIT_POLICY': { allOf: ['POLICY_EDIT'] },
  'POLICY_MAINTENANCE.REFUND': { allOf: ['POLICY_EDIT'] },
  'POLICY_MAINTENANCE.CANCEL_POLICY': { anyOf: ['POLICY_CANCEL', 'POLICY_EDIT'] },
  'POLICY_MAINTENANCE.SEND_CONFIRMATION': { allOf: ['POLICY_READ', 'POLICY_NOTIFICATION'] },
  'POLICY_MAINTENANCE.REINSTATE_POLICY': { allOf: ['POLICY_ADMIN'] },
  'AGENT.VIEW_AGENT': { allOf: ['PROFILE_READ', 'TRIPX_READ'] },
  'AGENT.ADD_AGENT': { allOf: ['PROFILE_CREATE', 'TRIPX_READ'] },
  'AGENT.EDIT_AGENT': { allOf: ['PROFILE_EDIT', 'TRIPX_READ'] },
  'AGENT.DELETE_AGENT': { allOf: ['PROFILE_DELETE', 'TRIPX_READ'] },
  'LICENSING.VIEW_LICENSE': { allOf: ['LICENSE_READ', 'PROFILE_READ'] },
  'LICENSING.EDIT_LICENSE': { allOf: ['LICENSE_EDIT', 'PROFILE_EDIT'] },
  'LICENSING.ADD_LICENSING': { allOf: ['LICENSE_CREATE', 'PROFILE_EDIT'] },
  'AGENCY_DETAILS.VIEW_AGENCY_TAB': { allOf: ['ORGANIZATION_READ'] },
  'AGENCY_DETAILS.EDIT_AGENCY_TAB': { allOf: ['ORGANIZATION_EDIT'] },
  'CONFIGURATION.VIEW_CONFIG': { anyOf: ['TRIPX_CONFIG_EDIT', 'TRIPX_READ', 'TRIPX_EDIT', 'TRIPX_DELETE'] },
  'TOOLS.VIEW_RATES': { allOf: ['RATES_READ'] },
  'TOOLS.EDIT_RATES': { allOf: ['RATES_EDIT'] },
  'TOOLS.VIEW_REPORTS': { allOf: ['REPORT_READ'] },
  'ADVISOR.ADMINISTER_ADVISORS': { allOf: ['PROFILE_ADVISOR_READ'] },
} as const satisfies Record<string, Condition>;

export type ClaimGroup = keyof typeof conditions;

export const claimGroups = Object.keys(conditions) as ClaimGroup[];

/** Whether a holder of these atoms has the capability; the map decides on "and" or "or". */
export function holds(held: readonly Atom[], group: ClaimGroup): boolean {
  const condition: Condition = conditions[group];
  return 'anyOf' in condition
    ? condition.anyOf.some((atom) => held.includes(atom))
    : condition.allOf.every((atom) => held.includes(atom));
}

/** [PM-027] A screen or call that lists several groups needs all of them. */
export function holdsAll(held: readonly Atom[], groups: readonly ClaimGroup[]): boolean {
  return groups.every((group) => holds(held, group));
}

/** Every group that these atoms satisfy, in the order of the map. */
export function claimGroupsOf(held: readonly Atom[]): ClaimGroup[] {
  return claimGroups.filter((group) => holds(held, group));
}
