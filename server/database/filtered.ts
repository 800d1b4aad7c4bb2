import { type RawBuilder, sql } from 'kysely';
import { type FilterOf, type ValuesOf, valuesOf } from '#domain/calls/shapes/listFilter.ts';
import type { ListDeclaration } from '#domain/listQuery.ts';
import type { RowQuery } from './readPage.ts';
import type { Tables } from '../tables.ts';

/** Sorts after every text that begins like the one before it. */
const lastCharacter = '\u{10FFFF}';

const conditions = {
  /** Each word of the value begins one of the column, which `words_of` has written; without case and accents. */
  words: (column, value) => sql`${column} @@ (select words_asked(${value}))`,
  /** The column, which `compared` has written, begins with the value; without case and accents. */
  beginning: (column, value) => sql`
    ${column} >= (select compared(${value})) and ${column} < (select compared(${value}) || ${lastCharacter})`,
  equal: (column, value) => sql`${column} = ${value}`,
  from: (column, value) => sql`${column} >= ${value}`,
  until: (column, value) => sql`${column} <= ${value}`,
} satisfies Record<string, (column: RawBuilder<unknown>, value: string) => RawBuilder<boolean>>;

type ByColumn<Column extends string> = readonly [how: keyof typeof conditions, column: Column];
type By<Column extends string> =
  | ByColumn<Column>
  | ((value: string) => RawBuilder<boolean> | ByColumn<Column>);

const isByColumn = (by: RawBuilder<boolean> | ByColumn<string>): by is ByColumn<string> => Array.isArray(by);

/** What each field of a filter goes by: a column, or a condition of its own. */
export type FilterBy<Source extends keyof Tables, List extends ListDeclaration> = {
  readonly [Field in keyof ValuesOf<List>]-?: By<keyof Tables[Source] & string>;
};

/** The rows that a filter finds; what it leaves out excludes nothing. */
export function filtered<Source extends keyof Tables, List extends ListDeclaration>(
  rows: RowQuery<Source>,
  list: List,
  filterBy: FilterBy<Source, List>,
  filter: FilterOf<List>,
): RowQuery<Source> {
  const values = valuesOf(list, filter) as Readonly<Record<string, string | undefined>>;
  let query = rows;
  for (const [field, by] of Object.entries(filterBy as Readonly<Record<string, By<string>>>)) {
    const value = values[field];
    if (value === undefined) continue;
    const condition = typeof by === 'function' ? by(value) : by;
    query = query.where(
      isByColumn(condition) ? conditions[condition[0]](sql.ref(condition[1]), value) : condition,
    );
  }
  return query;
}
