import type { GeneratedAlways } from 'kysely';
import type { ApplicationKey } from '#domain/applications.ts';
import type { Defaulted } from '../database/columns.ts';
import type { OutboxState } from '../outbox/outbox.tables.ts';

export type LeadTables = {
  /** Who wants to continue a quote later, and may be followed up. */
  leads: {
    id: string;
    number: GeneratedAlways<number>;
    application: ApplicationKey;
    organization_code: string | null;
    /** The draft to which the link leads; null once that is gone. */
    draft_id: string | null;
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
