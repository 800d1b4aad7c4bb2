import type { ColumnType } from 'kysely';
import type { ApplicationKey } from '#domain/applications.ts';
import type { Defaulted } from '../database/columns.ts';
import type { OutboxState } from '../outbox/outbox.tables.ts';
import type { StepKey } from '#domain/flow/steps.ts';

type Read<Value> = ColumnType<Value, never, never>;

export type HeldQuoteTables = {
  /** To whom held quotes were mailed. */
  quote_mails: {
    id: string;
    /** Null once the quote is gone. */
    draft_id: string | null;
    organization_code: string | null;
    first_name: string;
    email: string;
    lang: 'EN' | 'FR';
    /** Of the person who had it sent. */
    sent_by: string;
    /** What became of the mail. */
    mail: Defaulted<OutboxState>;
    created_at: Date;
  };
  /** A view: the quotes of people that are not bought yet, with whom they belong to. */
  held_quotes: {
    /** Of the draft. */
    id: Read<string>;
    number: Read<number>;
    quote_number: Read<string>;
    number_words: Read<string>;
    application: Read<ApplicationKey>;
    organization_code: Read<string | null>;
    profile_ref: Read<string>;
    owner_name: Read<string>;
    owner_words: Read<string>;
    traveller_names: Read<string>;
    traveller_count: Read<number>;
    travellers_key: Read<string>;
    traveller_words: Read<string>;
    destination_en: Read<string>;
    destination_fr: Read<string>;
    destination_words: Read<string>;
    departure_date: Read<string | null>;
    step: Read<StepKey | null>;
    premium_cents: Read<number | null>;
    valid_until: Read<Date | null>;
    created_at: Read<Date>;
    updated_at: Read<Date>;
    expires_at: Read<Date>;
    /** As the page keeps the quote. */
    snapshot: Read<unknown>;
    /** Email and phone of each traveller. */
    contact_keys: Read<string[]>;
    /** Of the first traveller, once it has a price. */
    plan_code: Read<string | null>;
    organization_name_en: Read<string>;
    organization_name_fr: Read<string>;
    organization_key_en: Read<string>;
    organization_key_fr: Read<string>;
  };
};
