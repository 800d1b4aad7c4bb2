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

/**
 * Where a key points: the field as declared, the name under which its value is kept, and its row if it is in one.
 * `rowAt` is where that row stood when it was last looked for.
 */
export type Place = { field: string; name: string; spec: Spec; rowId: string | null; rowAt: number };

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
  const known = places.get(declared)?.get(key);
  if (known) return known;
  const place = foundPlace(declared, key);
  const kept = places.get(declared);
  if (kept && kept.size < mostPlaces) kept.set(key, place);
  else places.set(declared, new Map([[key, place]]));
  return place;
}

function foundPlace({ fields, rows }: Declared, key: string): Place {
  const dot = key.indexOf('.');
  const name = dot < 0 ? key : key.slice(0, dot);
  const specs = dot < 0 ? fields : (rows?.fields ?? {});
  const rowId = dot < 0 ? null : key.slice(dot + 1);
  const spec = specs[name];
  if (spec) return { field: name, name, spec, rowId, rowAt: 0 };
  const whole = Object.entries(specs).find(([field, one]) => keptNames(field, one).includes(name));
  if (!whole) throw new Error(`The form has no field ${key}`);
  return { field: whole[0], name, spec: whole[1], rowId, rowAt: 0 };
}

export function rowsOf({ rows }: Declared, form: Values): readonly Values[] {
  return rows ? (form[rows.list] as readonly Values[]) : [];
}

/** What holds the value of a place: the form, or its row; undefined where the row is gone. */
export function holderAt(declared: Declared, place: Place, form: Values): Values | undefined {
  const { rowId } = place;
  if (rowId === null) return form;
  const rows = rowsOf(declared, form);
  const id = declared.rows?.id ?? '';
  const row = rows[place.rowAt];
  if (row?.[id] === rowId) return row;
  const at = rows.findIndex((one) => one[id] === rowId);
  if (at >= 0) place.rowAt = at;
  return rows[at];
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
