import type { FieldSpec, RowGiven } from './form.types.ts';
import type { Kind, PartsKind } from './kinds.ts';

/** Values by name, of a form or of one of its rows. */
export type Values = Readonly<Record<string, unknown>>;
export type Known = RowGiven<Values, Values, unknown>;
export type Spec = FieldSpec<Kind, Values, Known, string>;
export type Specified = Readonly<Record<string, Spec>>;

/** A form as it was declared, whatever its values are. */
export type Declared = {
  readonly fields: Specified;
  readonly rows: { list: string; id: string; stand: 'first' | 'last'; fields: Specified } | null;
  /** The names under which its fields, and those of its rows, are kept. */
  readonly names: { readonly own: Names; readonly inRows: Names };
};

/** The field as declared, and the name under which its value is kept. */
type Named = { readonly field: string; readonly name: string; readonly spec: Spec };
type Names = ReadonlyMap<string, Named>;

/** Where a key points: what it names, and its row if it is in one. */
export type Place = Named & { readonly rowId: string | null };

const isParts = (kind: Kind): kind is PartsKind => kind.kind === 'parts';

/** The names under which a field is kept: its own, or those of its parts. */
export function keptNames(field: string, { is }: Spec): readonly string[] {
  return isParts(is) ? is.parts : [field];
}

/** What its declaration makes of a form. */
export function declaredOf(fields: Specified, rows: Declared['rows']): Declared {
  return { fields, rows, names: { own: namesOf(fields), inRows: namesOf(rows?.fields ?? {}) } };
}

/** A field in parts is named by itself as well as by each of them. */
function namesOf(specs: Specified): Names {
  const fields = Object.entries(specs);
  const named = (field: string, name: string, spec: Spec) => [name, { field, name, spec }] as const;
  return new Map([
    ...fields.flatMap(([field, spec]) => keptNames(field, spec).map((name) => named(field, name, spec))),
    ...fields.map(([field, spec]) => named(field, field, spec)),
  ]);
}

/** @throws Error where the form has no such field */
export function placeOf({ names }: Declared, key: string): Place {
  const dot = key.indexOf('.');
  const named = dot < 0 ? names.own.get(key) : names.inRows.get(key.slice(0, dot));
  if (!named) throw new Error(`The form has no field ${key}`);
  return { ...named, rowId: dot < 0 ? null : key.slice(dot + 1) };
}

export function rowsOf({ rows }: Declared, form: Values): readonly Values[] {
  return rows ? (form[rows.list] as readonly Values[]) : [];
}

/** What holds the value of a place: the form, or its row; undefined where the row is gone. */
export function holderAt(declared: Declared, { rowId }: Place, form: Values): Values | undefined {
  if (rowId === null) return form;
  const id = declared.rows?.id ?? '';
  return rowsOf(declared, form).find((row) => row[id] === rowId);
}

/** What the rules at a place know; null where its row is gone. `row` is what holds the value. */
export function knownAt(declared: Declared, place: Place, form: Values, facts: unknown): Known | null {
  const row = holderAt(declared, place, form);
  if (!row) return null;
  return { form, facts, row, isFirst: place.rowId !== null && row === rowsOf(declared, form)[0] };
}

/** What stands in a field; of one in parts all of them. */
export function valueIn(row: Values, field: string, { is }: Spec): unknown {
  return isParts(is) ? Object.fromEntries(is.parts.map((part) => [part, row[part]])) : row[field];
}

/** The members of a row after a value was entered. */
export function takenIn(row: Values, { field, name, spec }: Place, value: unknown): Values {
  if (!isParts(spec.is)) return { [field]: spec.is.taken(value) };
  const whole = { ...(valueIn(row, field, spec) as Record<string, string>), [name]: value as string };
  return spec.is.taken(whole);
}
