import { type RawBuilder, sql } from 'kysely';
import { type FilterOf, type ValuesOf, valuesOf } from '#domain/calls/shapes/listFilter.ts';
import type { ListDeclaration } from '#domain/listQuery.ts';
import type { Matches } from './readPage.ts';
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

/** How each field of a filter narrows a list: by which column, or by a condition of its own. */
export type Narrowing<Source extends keyof Tables, List extends ListDeclaration> = {
  readonly [Field in keyof ValuesOf<List>]-?: By<keyof Tables[Source] & string>;
};

/** The rows that a filter finds; what it leaves out does not narrow. */
export function narrowed<Source extends keyof Tables, List extends ListDeclaration>(
  rows: Matches<Source>,
  list: List,
  narrowing: Narrowing<Source, List>,
  filter: FilterOf<List>,
): Matches<Source> {
  const values = valuesOf(list, filter) as Readonly<Record<string, string | undefined>>;
  let matches = rows;
  for (const [field, by] of Object.entries(narrowing as Readonly<Record<string, By<string>>>)) {
    const value = values[field];
    if (value === undefined) continue;
    const asked = typeof by === 'function' ? by(value) : by;
    matches = matches.where(isByColumn(asked) ? conditions[asked[0]](sql.ref(asked[1]), value) : asked);
  }
  return matches;
}
