import type { GeneratedAlways } from 'kysely';
import type { Defaulted, JsonColumn } from '../database/columns.ts';

/** `waiting` until it was sent, came back or was refused for good, or was given up; what was sent may come back later. */
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
    /** When it came back, or was refused for good; exactly of those whose state is `bounced`. */
    bounced_at: Date | null;
    /** The status with which it came back, such as 5.1.1; null when it was refused at once, as `failure` says. */
    bounce_status: string | null;
  };
};
