import type { PolicyDetail } from '#domain/calls/shapes/policyDetail.ts';
import type { Language } from '#domain/locales.ts';
import type { PolicySegment } from '#domain/policies/policySections.ts';
import type { AreaCommand, AreaInput } from '../area.types.ts';
import type { SectionReport } from '../policySections/section.types.ts';
import type { SessionFacts, UserType } from '../session.types.ts';

/** What the view of a policy begins with: what every area is given, and the sections that are built. */
export type PolicyViewInput = AreaInput & { built: readonly string[] };

export type PolicyRequest = { policyNumber: string; isQuote: boolean; language: Language };

/** [PV-021] For whom the session is to work, by the call of its user type. */
export type OrganizationMove = { userType: UserType; organizationCode: string };

/** [PV-021] What is loaded anew for the organization that the session works for now. */
export type ConfigurationRequest = { session: SessionFacts; language: Language };

export type PolicyViewContext = PolicyViewInput & {
  /** The policy of the address, once it was read. */
  policy: PolicyDetail | null;
  /** The session was switched, and what belongs to its organization has not come since. */
  mustConfigure: boolean;
  /** Code of what kept the policy from being shown. */
  problem: string | null;
};

export type PolicyViewEvent =
  | AreaCommand
  | SectionReport
  | { type: 'person.retry' }
  | { type: 'person.reload' }
  | { type: 'page.return' };

/** The section that is fetched, or opened. */
export type SectionWanted = { segment: PolicySegment };
