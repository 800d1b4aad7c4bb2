import type { GeneratedAlways } from 'kysely';
import type { ApplicationKey } from '#domain/applications.ts';
import type { ColumnType } from 'kysely';
import type { StepKey } from '#domain/flow/steps.ts';
import type { Defaulted, JsonColumn, NullableJsonColumn } from '../database/columns.ts';
import type { HeldPrices } from './heldPrices.ts';

export type DraftTables = {
  drafts: {
    id: string;
    /** By which people name the quote, after `Q-`. */
    number: GeneratedAlways<number>;
    application: ApplicationKey;
    /** The person it belongs to, or null for the session below. */
    profile_ref: string | null;
    session_hash: string | null;
    /** In which organization it was saved last; null in none. */
    organization_code: string | null;
    machine: string;
    version: number;
    revision: number;
    snapshot: JsonColumn<unknown>;
    /** What the snapshot keeps about health, encrypted; null where it keeps nothing of it. */
    medical_answers: ColumnType<string | null, string | null | undefined, string | null>;
    /** Length of the snapshot as text, with what is encrypted of it. */
    bytes: Defaulted<number>;
    /** By traveller, the price that the server found; null where it found none. */
    prices: NullableJsonColumn<HeldPrices>;
    /** What a quote is listed by; null and empty for any other draft. */
    step: StepKey | null;
    traveller_names: Defaulted<string>;
    traveller_count: Defaulted<number>;
    /** Where the trip goes, by language. */
    destination_en: Defaulted<string>;
    destination_fr: Defaulted<string>;
    departure_date: string | null;
    /** What everybody pays together; null while somebody has no price. */
    premium_cents: number | null;
    /** Until when the price is held; null without one. */
    valid_until: Date | null;
    created_at: Date;
    updated_at: Date;
    expires_at: Date;
    closed_at: Date | null;
  };
};
