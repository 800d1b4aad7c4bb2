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
};

/** Where a key points: the field as declared, the name under which its value is kept, and its row if it is in one. */
export type Place = { field: string; name: string; spec: Spec; rowId: string | null };

const isParts = (kind: Kind): kind is PartsKind => kind.kind === 'parts';

/** The names under which a field is kept: its own, or those of its parts. */
export function keptNames(field: string, { is }: Spec): readonly string[] {
  return isParts(is) ? is.parts : [field];
}

/** Places that were found, by form and key: every field asks for its own at each key that somebody presses. */
const places = new WeakMap<Declared, Map<string, Place>>();
/** A server sees the keys of many people's rows; it begins anew rather than remember them all. */
const mostPlaces = 1000;

/** @throws Error where the form has no such field */
export function placeOf(declared: Declared, key: string): Place {
  let known = places.get(declared);
  if (known === undefined || known.size >= mostPlaces) {
    known = new Map();
    places.set(declared, known);
  }
  const place = known.get(key) ?? foundPlace(declared, key);
  known.set(key, place);
  return place;
}

function foundPlace({ fields, rows }: Declared, key: string): Place {
  const dot = key.indexOf('.');
  const name = dot < 0 ? key : key.slice(0, dot);
  const specs = dot < 0 ? fields : (rows?.fields ?? {});
  const rowId = dot < 0 ? null : key.slice(dot + 1);
  const spec = specs[name];
  if (spec) return { field: name, name, spec, rowId };
  const whole = Object.entries(specs).find(([field, one]) => keptNames(field, one).includes(name));
  if (!whole) throw new Error(`The form has no field ${key}`);
  return { field: whole[0], name, spec: whole[1], rowId };
}

export function rowsOf({ rows }: Declared, form: Values): readonly Values[] {
  return rows ? (form[rows.list] as readonly Values[]) : [];
}

/** The rows of a form by their ids, as long as the rows are the same: every field of every row asks at each key. */
const rowsById = new WeakMap<readonly Values[], ReadonlyMap<unknown, Values>>();

/** What holds the value of a place: the form, or its row; undefined where the row is gone. */
export function holderAt(declared: Declared, rowId: string | null, form: Values): Values | undefined {
  if (rowId === null) return form;
  const rows = rowsOf(declared, form);
  let byId = rowsById.get(rows);
  if (byId === undefined) {
    byId = new Map(rows.map((row) => [row[declared.rows?.id ?? ''], row]));
    rowsById.set(rows, byId);
  }
  return byId.get(rowId);
}

/** What the rules at a place know; null where its row is gone. `row` is what holds the value. */
export function knownAt(
  declared: Declared,
  rowId: string | null,
  form: Values,
  facts: unknown,
): Known | null {
  const row = holderAt(declared, rowId, form);
  if (!row) return null;
  return { form, facts, row, isFirst: rowId !== null && row === rowsOf(declared, form)[0] };
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
