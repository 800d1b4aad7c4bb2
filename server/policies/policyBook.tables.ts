import type { GeneratedAlways, Insertable, Selectable } from 'kysely';
import type { MovementMethod } from '#domain/calls/shapes/payment.ts';
import type { VersionReason } from '#domain/calls/shapes/policyHistory.ts';
import type { JsonColumn } from '../database/columns.ts';
import type { PolicyTables } from './policies.tables.ts';

/** A row as it is written; what the database makes of it stays out. */
type Written<Table> = Pick<Selectable<Table>, keyof Insertable<Table> & keyof Selectable<Table>>;

/** The whole of what was bought together, by the columns of its tables; answers about health stay encrypted. */
export type PolicyState = {
  policy: Omit<Written<PolicyTables['policies']>, 'revision' | 'purchased_at'> & { purchased_at: string };
  paxes: readonly Written<PolicyTables['paxes']>[];
  dependents: readonly Written<PolicyTables['dependents']>[];
};

/** The book of a policy: rows are added and never change, which the database refuses. */
export type PolicyBookTables = {
  policy_versions: {
    policy_id: string;
    /** Counts from 1; the last one is the revision of the policy. */
    version: number;
    reason: VersionReason;
    written_at: Date;
    /** For which organization somebody acted: by a profile, by a session or by the link of a mail, else by itself. */
    organization_code: string;
    profile_ref: string | null;
    session_hash: string | null;
    link_id: string | null;
    state: JsonColumn<PolicyState>;
  };
  /** Money that moved by a version. */
  policy_movements: {
    id: GeneratedAlways<string>;
    policy_id: string;
    version: number;
    policy_number: string;
    amount_cents: number;
    type: 'CHARGE' | 'REFUND';
    method: MovementMethod;
    order_id: string | null;
    /** The card as the gateway named it; null where none paid, and of earlier payments. */
    card_brand: string | null;
    card_ending: string | null;
    card_owner_reference_number: string | null;
    paid_on: string;
  };
  /** By how much a version changed the premium of a plan; of each version they are as much as its movements. */
  premium_entries: {
    id: GeneratedAlways<string>;
    policy_id: string;
    version: number;
    policy_number: string;
    plan_code: string;
    plan_name: JsonColumn<{ en: string; fr: string }>;
    amount_cents: number;
  };
};
