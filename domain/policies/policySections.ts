import { matchPath } from 'react-router';
import { type ClaimGroup, holdsAll } from '../permissions/claimGroups.ts';
import type { Person } from '../permissions/person.ts';

type Section = {
  /** What somebody must be allowed to open it. */
  claims: readonly ClaimGroup[];
  /** [PV-004] It is reached by its address alone. */
  tab?: false;
  /** A quote that is held has none. */
  soldOnly?: true;
};

/** [PV-001] [PV-003] The sections of a policy by their segments, as their tabs stand. */
export const policySections = {
  policies: { claims: ['POLICY_MAINTENANCE.VIEW_ASSOCIATED_POLICY'] },
  edit: { claims: ['POLICY_MAINTENANCE.VIEW_ASSOCIATED_POLICY'] },
  financials: { claims: ['POLICY_MAINTENANCE.VIEW_FINANCIAL_TRANSACTIONS'] },
  notes: { claims: ['POLICY_MAINTENANCE.VIEW_POLICY_NOTES'], soldOnly: true },
  delivery: { claims: ['POLICY_MAINTENANCE.VIEW_DELIVERY'], soldOnly: true },
  view: { claims: ['POLICY_MAINTENANCE.VIEW_ASSOCIATED_POLICY'], tab: false },
} as const satisfies Record<string, Section>;

export type PolicySegment = keyof typeof policySections;

const segments = Object.keys(policySections) as readonly PolicySegment[];
const sectionOf = (segment: PolicySegment): Section => policySections[segment];

/** Whether somebody may open a section. */
export const mayOpenSection = (segment: PolicySegment, { atoms }: Pick<Person, 'atoms'>): boolean =>
  holdsAll(atoms, sectionOf(segment).claims);

const hasSection = (segment: PolicySegment, isQuote: boolean) => !(isQuote && sectionOf(segment).soldOnly);

/** [PV-003] [PV-005] The tabs that somebody sees of a policy or a quote, of the sections that are built. */
export const policyTabs = (
  built: readonly string[],
  person: Pick<Person, 'atoms'>,
  isQuote: boolean,
): readonly PolicySegment[] =>
  segments.filter(
    (segment) =>
      sectionOf(segment).tab !== false &&
      hasSection(segment, isQuote) &&
      built.includes(segment) &&
      mayOpenSection(segment, person),
  );

/** What an address in the area of a policy asks for. */
export type PolicyPlace = {
  policyNumber: string;
  /** [PV-017] A quote is asked for, not a policy. */
  isQuote: boolean;
  /** Null for the policy itself, and `unknown` where there is no such section. */
  segment: PolicySegment | 'unknown' | null;
};

/** Which policy and section an address in the area of a policy names; null where it names no policy. */
export function policyPlaceAt({ path, search }: { path: string; search: string }): PolicyPlace | null {
  const { policyNumber, segment } = matchPath('/:policyNumber/:segment?', path)?.params ?? {};
  if (policyNumber === undefined) return null;
  const isQuote = new URLSearchParams(search).get('status') === 'QUOTE';
  const known = segments.find((one) => one === segment && hasSection(one, isQuote)) ?? 'unknown';
  return { policyNumber, isQuote, segment: segment === undefined ? null : known };
}
