import type { ColumnType } from 'kysely';
import type { PolicyStatus } from '#domain/calls/shapes/policyRecord.ts';

type Read<Value> = ColumnType<Value, never, never>;

export type PolicySearchTables = {
  /** A view: what was bought together, by its first pax. */
  policy_listing: {
    id: Read<string>;
    organization_code: Read<string>;
    sold_by: Read<string | null>;
    agent_ref: Read<string | null>;
    application_date: Read<string>;
    start_date: Read<string>;
    purchased_at: Read<Date>;
    /** Without case and spaces. */
    reference_key: Read<string | null>;
    policy_number: Read<string>;
    number_key: Read<string>;
    status: Read<PolicyStatus>;
    first_name: Read<string>;
    last_name: Read<string>;
    name_key: Read<string>;
    plan_code: Read<string>;
    plan_key_en: Read<string>;
    plan_key_fr: Read<string>;
    organization_name_en: Read<string>;
    organization_name_fr: Read<string>;
    organization_key_en: Read<string>;
    organization_key_fr: Read<string>;
  };
};
