import type { Generated } from 'kysely';
import type { ApplicationKey } from '#domain/applications.ts';
import type { UserType } from '#domain/permissions/roles.ts';
import type { NullableJsonColumn } from '../database/columns.ts';

export type AuditTables = {
  /** How often a call of a session was refused in an hour, of nobody's under ''; the audit holds the first of them. */
  refusals: { session_hash: string; call: string; action: string; hour: Date; hits: number };
  /** Append-only; the database refuses every change. */
  audit: {
    id: Generated<number>;
    at: Date;
    action: string;
    application: ApplicationKey | null;
    user_type: UserType | null;
    user_ref: string | null;
    profile_ref: string | null;
    organization_code: string | null;
    object_type: string | null;
    object_id: string | null;
    before: NullableJsonColumn<unknown>;
    after: NullableJsonColumn<unknown>;
    reason: string | null;
    request_id: string | null;
  };
};
