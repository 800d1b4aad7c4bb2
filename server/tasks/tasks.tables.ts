import type { ColumnType } from 'kysely';
import type { TaskKind, TaskStatus } from '#domain/tasks/taskList.ts';

type Read<Value> = ColumnType<Value, never, never>;

export type TaskTables = {
  /** A view: what is unsettled, with whose it is and what people did about it. */
  task_listing: {
    /** What it is of, and the id of that. */
    id: Read<string>;
    kind: Read<TaskKind>;
    organization_code: Read<string | null>;
    seller_ref: Read<string | null>;
    agent_ref: Read<string | null>;
    purchase_id: Read<string | null>;
    /** The change of a policy that it is of. */
    change_id: Read<string | null>;
    /** The message that did not arrive. */
    outbox_id: Read<string | null>;
    topic: Read<'confirmation' | 'quote' | 'lead' | null>;
    recipient: Read<string | null>;
    order_ids: Read<string[]>;
    policy_numbers: Read<string[]>;
    amount_cents: Read<number | null>;
    since: Read<Date>;
    tries: Read<number>;
    reason: Read<string | null>;
    goes_on: Read<boolean>;
    since_day: Read<string>;
    about_words: Read<string>;
    organization_name_en: Read<string>;
    organization_name_fr: Read<string>;
    organization_key_en: Read<string>;
    organization_key_fr: Read<string>;
    organization_words: Read<string>;
    /** 0 while nobody did anything. */
    revision: Read<number>;
    owner_ref: Read<string | null>;
    owner_name: Read<string | null>;
    owner_key: Read<string | null>;
    owner_words: Read<string>;
    status: Read<TaskStatus>;
    given_up_by: Read<string | null>;
    given_up_at: Read<Date | null>;
    given_up_reason: Read<string | null>;
  };
  /** Who looks after a task, and who gave it up and why. */
  task_handling: {
    task_id: string;
    revision: number;
    owner_ref: string | null;
    given_up_by: string | null;
    given_up_at: Date | null;
    given_up_reason: string | null;
    changed_at: Date;
  };
};
