import type { ColumnType, GeneratedAlways } from 'kysely';
import type { ApplicationKey } from '#domain/applications.ts';
import type { StepKey } from '#domain/flow/steps.ts';
import type { Defaulted } from '../database/columns.ts';
import type { OutboxState } from '../outbox/outbox.tables.ts';

type Read<Value> = ColumnType<Value, never, never>;

export type LeadTables = {
  /** A view: each lead with its organization, and where its quote stands while that is of the same organization. */
  lead_listing: {
    id: Read<string>;
    number: Read<number>;
    organization_code: Read<string | null>;
    draft_id: Read<string | null>;
    first_name: Read<string>;
    email: Read<string>;
    lang: Read<'EN' | 'FR'>;
    may_contact: Read<boolean>;
    created_at: Read<Date>;
    created_day: Read<string>;
    name_key: Read<string>;
    name_words: Read<string>;
    email_key: Read<string>;
    organization_name_en: Read<string>;
    organization_name_fr: Read<string>;
    organization_key_en: Read<string>;
    organization_key_fr: Read<string>;
    organization_words: Read<string>;
    step: Read<StepKey | null>;
    quote_number: Read<string | null>;
    is_priced: Read<boolean>;
    returned: Read<'YES' | 'NO'>;
    may_be_contacted: Read<'YES' | 'NO'>;
  };
  /** Who wants to continue a quote later, and may be followed up. */
  leads: {
    id: string;
    number: GeneratedAlways<number>;
    application: ApplicationKey;
    organization_code: string | null;
    /** The draft to which the link leads; null once that is gone. */
    draft_id: string | null;
    /** Of the session that left it, and the network that its browser is counted by; null of those of before. */
    session_hash: string | null;
    network: string | null;
    first_name: string;
    email: string;
    trip_start_date: string | null;
    lang: 'EN' | 'FR';
    may_contact: boolean;
    /** What became of the mail with the link. */
    mail: Defaulted<OutboxState>;
    created_at: Date;
    link_ends_at: Date;
    /** When the link was opened first. */
    returned_at: Date | null;
  };
};
