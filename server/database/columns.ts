import type { ColumnType } from 'kysely';

/** A column whose default the database writes. */
export type Defaulted<Value> = ColumnType<Value, Value | undefined, Value>;

/** Text of a day, YYYY-MM-DD. */
export type DayColumn = ColumnType<string, string, string>;

/** An object stored as JSONB; it is written as the text of `JSON.stringify`. */
export type JsonColumn<Value> = ColumnType<Value, string, string>;
export type NullableJsonColumn<Value> = ColumnType<Value | null, string | null, string | null>;
