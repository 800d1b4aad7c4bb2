import type { GeneratedAlways } from 'kysely';
import type { Defaulted, JsonColumn } from '../database/columns.ts';

/** `waiting` until it was sent, was refused for good, or was given up. */
export type OutboxState = 'waiting' | 'sent' | 'bounced' | 'failed';

export type OutboxTables = {
  /** Messages to the outside, written in the transaction that makes them true. */
  outbox: {
    id: GeneratedAlways<string>;
    /** Stays the same however often the message is sent, so that who receives it twice knows. */
    ref: string;
    topic: string;
    /** Id of what the message is about. */
    subject: string;
    message: JsonColumn<unknown>;
    state: Defaulted<OutboxState>;
    /** Why it was not sent, the last time that it was tried. */
    failure: string | null;
    attempts: Defaulted<number>;
    due_at: Date;
    leased_until: Date | null;
    created_at: Date;
    sent_at: Date | null;
  };
};
