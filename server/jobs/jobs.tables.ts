import type { GeneratedAlways } from 'kysely';
import type { Defaulted, JsonColumn } from '../database/columns.ts';

export type JobTables = {
  /** Work that a chart of the server began: one row an invoked port or a running delay. */
  jobs: {
    id: GeneratedAlways<string>;
    entity: string;
    entity_id: string;
    /** How the chart calls what it began; once at a time for an entity. */
    actor: string;
    /** Name of the port, or `after` for a delay; then `input` holds the event. */
    port: string;
    input: JsonColumn<unknown>;
    due_at: Date;
    leased_until: Date | null;
    /** How often it was claimed. */
    attempts: Defaulted<number>;
    /** Since when nobody tries it any more. */
    parked_at: Defaulted<Date | null>;
    /** Why it could not be done when it was last tried. */
    reason: Defaulted<string | null>;
    created_at: Date;
  };
};
