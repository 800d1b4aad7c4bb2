import type { Generated, GeneratedAlways } from 'kysely';
import type { Adjustment, TripPreference } from '#domain/calls/shapes/plan.ts';
import type { AnsweredQuestionnaire } from '#domain/calls/shapes/questionnaires.ts';
import type {
  DeliveryStatus,
  PolicyRecord,
  PolicyStatus,
  SellerAsNamed,
} from '#domain/calls/shapes/policyRecord.ts';
import type { Worksheet } from '#domain/calls/shapes/worksheet.ts';
import type { DayColumn, Defaulted, JsonColumn, NullableJsonColumn } from '../database/columns.ts';

export type PolicyTables = {
  /** What was bought together: one trip, one application, one or more paxes. */
  policies: {
    id: string;
    purchase_id: string | null;
    organization_code: string;
    /** Who paid for it at the desk; null for a consumer. */
    sold_by: string | null;
    /** The agent and the code under which the session sold when it paid, where it had any. */
    agent_ref: string | null;
    selling_code: string | null;
    /** The session that bought, which may always read its own documents. */
    session_hash: string | null;
    application_date: DayColumn;
    sales_channel: 'b2b' | 'b2c';
    traveller_type: PolicyRecord['travellerType'];
    flow_traveller_type: string;
    start_date: DayColumn;
    end_date: DayColumn;
    trip_information: JsonColumn<Record<string, unknown>>;
    referred_by: string | null;
    reference_id: string | null;
    employee_name: string | null;
    employee_relationship: string | null;
    legal_consent: boolean;
    /** Who sold it, by the names of that day; null for the first policies. */
    seller: NullableJsonColumn<SellerAsNamed>;
    revision: Generated<number>;
    purchased_at: Date;
  };
  /** A traveller with a policy number of their own; amounts in cents. */
  paxes: {
    policy_number: string;
    policy_id: string;
    position: number;
    reference_number: string;
    status: PolicyStatus;
    first_name: string;
    last_name: string;
    /** Whether somebody has yet to give the name, which is blank until then. */
    name_to_follow: Generated<boolean>;
    date_of_birth: DayColumn;
    age: number;
    lang: 'EN' | 'FR';
    email: string;
    phone: string | null;
    contact: JsonColumn<Record<string, unknown>>;
    plan_code: string;
    plan_name: JsonColumn<{ en: string; fr: string }>;
    plan: JsonColumn<PlanAsBought>;
    rate_version: string;
    /** The words that the plan was sold with; null for the first policies. */
    edition: string | null;
    premium_total_cents: number;
    /** How the premium came about; null for the first policies. */
    worksheet: NullableJsonColumn<Worksheet>;
    /** What was priced, where the plan insures a trip cost; else what the traveller stated. */
    trip_cost_cents: number;
    /** [NA-011] Key and answer of each question; null where nobody was asked. */
    needs_analysis: NullableJsonColumn<AnsweredQuestionnaire['answers']>;
    /** [MQ-015] Key and answer of each question about health, encrypted; null where the plan asked none. */
    medical_answers: string | null;
    bill96_consent: boolean | null;
    eligibility_consent: boolean;
  };
  dependents: {
    policy_id: string;
    position: number;
    reference_number: string;
    first_name: string;
    last_name: string;
    name_to_follow: Generated<boolean>;
    date_of_birth: DayColumn;
    age: number;
    relationship: string;
    trip_cost_cents: number;
    contact: NullableJsonColumn<Record<string, unknown>>;
  };
  deliveries: {
    id: GeneratedAlways<string>;
    policy_number: string;
    email_ref: string;
    recipient: string;
    lang: 'EN' | 'FR';
    status: DeliveryStatus;
    created_at: Date;
    /** What it sent: unknown until it was, and of the first ones. */
    policy_version: Defaulted<number | null>;
    template: Defaulted<string | null>;
    /** Digest in `sent_documents`. */
    document: Defaulted<string | null>;
    /** Who sent it again; null for what the portal sent by itself. */
    sent_by: Defaulted<string | null>;
    /** Whether that was to another address than the policy's. */
    to_other: Defaulted<boolean>;
  };
  /** The very bytes that were sent, once each. */
  sent_documents: {
    digest: string;
    bytes: Uint8Array;
  };
  /** What people noted; the database refuses every change. */
  policy_notes: {
    id: string;
    policy_number: string;
    /** Who wrote it, by the profile and by the name of that day. */
    author_ref: string;
    author_name: string;
    text: string;
    written_at: Date;
  };
};

/**
 * The plan of a pax as it was priced; amounts in decimal dollars as on the wire. What may be missing was not kept of
 * the first policies, whose preference is what was sent.
 */
export type PlanAsBought = {
  tripPreference?: TripPreference;
  insuredDays?: number;
  adjustments: readonly (Adjustment & { rateVersion?: string })[];
  optionalBenefits: readonly {
    code: string;
    name: { en: string; fr: string };
    premium: number;
    rateVersion?: string;
  }[];
};
