import { type Declared, declaredOf, type Specified } from './declared.ts';
import { entriesOf } from './entries.ts';
import type { EntryOf, Form, FormOf, Given, Kinds, RowGiven, RowOf, Specs, ValuesOf } from './form.types.ts';
import { rulesOf } from './rules.ts';

type Rows<Fields, R, List extends string, Id extends string, Facts, Problem extends string> = {
  /** The member of the form that holds the rows, and the member that names a row for good. */
  list: List;
  id: Id;
  /** Whether the rows come before the other fields of the screen or after them. */
  stand: 'first' | 'last';
  fields: Specs<R, ValuesOf<R>, RowGiven<FormOf<Fields, R, List, Id>, RowOf<R, Id>, Facts>, Problem>;
};

/**
 * A form from one declaration of each field, in the order of the screen: its type, empty value, keys, rules, shape in a
 * draft and shape on the wire. `Facts` is what the rules measure with besides the form, `Problem` what they can find.
 */
export function defineForm<Facts, Problem extends string>() {
  return <
    Fields extends Kinds = Record<never, never>,
    R extends Kinds = Record<never, never>,
    List extends string = never,
    Id extends string = never,
  >(
    fields: Specs<Fields, FormOf<Fields, R, List, Id>, Given<FormOf<Fields, R, List, Id>, Facts>, Problem>,
    rows?: Rows<Fields, R, List, Id, Facts, Problem>,
  ) => {
    const declared = declaredOf(
      fields as unknown as Specified,
      (rows ?? null) as unknown as Declared['rows'],
    );
    return { ...declared, ...rulesOf(declared), ...entriesOf(declared) } as unknown as Form<
      Fields,
      R,
      FormOf<Fields, R, List, Id>,
      Facts,
      (keyof Fields & string) | `${keyof R & string}.${string}`,
      Problem,
      EntryOf<ValuesOf<Fields>, ''> | EntryOf<ValuesOf<R>, `.${string}`>
    >;
  };
}
