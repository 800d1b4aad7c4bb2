import type { GeneratedAlways } from 'kysely';
import type { Defaulted, JsonColumn } from '../database/columns.ts';

export type JobTables = {
  /** Work that a chart of the server began: one row an invoked port or a running delay. */
  jobs: {
    id: GeneratedAlways<string>;
    entity: string;
    entity_id: string;
    /** Name of the port, or `after` for a delay; then `input` holds the event. */
    port: string;
    input: JsonColumn<unknown>;
    due_at: Date;
    leased_until: Date | null;
    attempts: Defaulted<number>;
    created_at: Date;
  };
};
