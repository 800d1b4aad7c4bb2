import { longestHistory, type RecordedChange, type RecordedValue } from '#domain/calls/shapes/history.ts';
import { isSameValue } from '#domain/forms/sameValue.ts';
import type { Clock } from '../clock.ts';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import { type AuditEntry, recordAudit } from './audit.ts';

type Values<Field extends string> = Readonly<Record<Field, RecordedValue>>;
type Told<Field extends string> = Partial<Record<Field, RecordedValue>>;

export type Recorded<Field extends string> = {
  /** Type of the thing in the audit; its actions are `<type>.create` and `<type>.update`. */
  type: string;
  fields: readonly Field[];
  /** Of people: it is not written down what it was. */
  masked: readonly Field[];
};

export type Change<Field extends string> = Pick<AuditEntry, 'session' | 'requestId' | 'organizationCode'> & {
  id: string;
  /** Null for a new one. */
  before: Values<Field> | null;
  after: Values<Field>;
};

const mask = '***';

/** How changes of one kind of thing are written down in the audit, and read as its history. */
export function recordedChanges<Field extends string>({ type, fields, masked }: Recorded<Field>) {
  const actions = { [`${type}.create`]: 'create', [`${type}.update`]: 'update' } as const;

  /** Fields that a change gives another value. */
  const changedFields = (before: Values<Field> | null, after: Values<Field>): Field[] =>
    fields.filter((field) => !isSameValue(before?.[field] ?? null, after[field]));

  const told = (values: Values<Field>, changed: readonly Field[]) =>
    Object.fromEntries(
      changed.map((field) => [
        field,
        values[field] !== null && masked.includes(field) ? mask : values[field],
      ]),
    );

  return {
    changedFields,

    /** Writes down which fields were changed by whom, without what tells of a person. */
    async record(
      trx: DatabaseTransaction,
      clock: Clock,
      { id, before, after, ...by }: Change<Field>,
    ): Promise<void> {
      const changed = changedFields(before, after);
      await recordAudit(trx, clock, {
        action: before === null ? `${type}.create` : `${type}.update`,
        ...by,
        object: { type, id },
        ...(before && { before: told(before, changed) }),
        after: told(after, changed),
      });
    },

    /** The newest changes, the newest first. */
    async history(db: Database, id: string) {
      const entries = await db
        .selectFrom('audit')
        .leftJoin('profiles', 'profiles.profile_ref', 'audit.profile_ref')
        .select(['at', 'action', 'before', 'after', 'first_name', 'last_name'])
        .where('object_type', '=', type)
        .where('object_id', '=', id)
        .where('action', 'in', Object.keys(actions))
        .orderBy('audit.id', 'desc')
        .limit(longestHistory)
        .execute();
      return entries.map(({ at, action, before, after, first_name, last_name }) => {
        const from = (before ?? {}) as Told<Field>;
        const to = (after ?? {}) as Told<Field>;
        return {
          at: at.toISOString(),
          by: last_name === null ? null : `${first_name} ${last_name}`,
          action: actions[action] as RecordedChange['action'],
          fields: fields
            .filter((field) => field in to)
            .map((field) => ({ field, from: from[field] ?? null, to: to[field] ?? null })),
        };
      });
    },
  };
}
