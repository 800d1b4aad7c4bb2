import type { ApplicationKey } from '#domain/applications.ts';
import type { Worksheet } from '#domain/calls/shapes/worksheet.ts';
import type { Defaulted, JsonColumn, NullableJsonColumn } from '../database/columns.ts';

export type DraftTables = {
  drafts: {
    id: string;
    application: ApplicationKey;
    /** The person it belongs to, or null for the session below. */
    profile_ref: string | null;
    session_hash: string | null;
    machine: string;
    version: number;
    revision: number;
    snapshot: JsonColumn<unknown>;
    /** Length of the snapshot as text. */
    bytes: Defaulted<number>;
    /** By traveller, how the price that the quote states came about; null where no plan is chosen. */
    worksheets: NullableJsonColumn<Readonly<Record<string, Worksheet>>>;
    created_at: Date;
    updated_at: Date;
    expires_at: Date;
    closed_at: Date | null;
  };
};
