import {
  type Declared,
  keptNames,
  knownAt,
  placeOf,
  rowsOf,
  type Specified,
  takenIn,
  valueIn,
  type Values,
} from './declared.ts';

const allKeptNames = (specs: Specified) =>
  Object.entries(specs).flatMap(([field, spec]) => keptNames(field, spec));

function emptyOf(specs: Specified): Values {
  return Object.assign(
    {},
    ...Object.entries(specs).map(([field, { is }]) =>
      is.kind === 'parts' ? is.empty : { [field]: is.empty },
    ),
  ) as Values;
}

function fitsAll(specs: Specified, kept: Values): boolean {
  return Object.entries(specs).every(([field, spec]) =>
    keptNames(field, spec).every((name) => spec.is.fits(kept[name])),
  );
}

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is entered in a form, kept of it and found again. */
export function entriesOf(declared: Declared) {
  const { fields, rows } = declared;
  const names = allKeptNames(fields);

  const put = (form: Values, rowId: string | null, changed: Values): Values => {
    if (rowId === null || rows === null) return { ...form, ...changed };
    const all = rowsOf(declared, form);
    const index = all.findIndex((row) => row[rows.id] === rowId);
    return { ...form, [rows.list]: all.with(index, { ...all[index], ...changed }) };
  };

  const filled = (form: Values, entry: { key: string; value: unknown }, facts: unknown): Values => {
    const place = placeOf(declared, entry.key);
    const { spec, rowId } = place;
    const before = knownAt(declared, rowId, form, facts);
    if (!before || spec.asked?.(before) === false) return form;
    const next = put(form, rowId, takenIn(before.row, place, entry.value));
    const known = knownAt(declared, rowId, next, facts);
    return known && spec.alsoSets ? put(next, rowId, spec.alsoSets(known, before.row)) : next;
  };

  const valueAt = (form: Values, key: string) => {
    const { field, name, spec, rowId } = placeOf(declared, key);
    const known = knownAt(declared, rowId, form, null);
    if (!known) return undefined;
    return name === field ? valueIn(known.row, field, spec) : known.row[name];
  };

  const read = (kept: unknown): Values | null => {
    if (!isObject(kept) || !fitsAll(fields, kept)) return null;
    if (rows === null) return kept;
    const all = kept[rows.list];
    const rowFits = (row: unknown) =>
      isObject(row) && typeof row[rows.id] === 'string' && fitsAll(rows.fields, row);
    return Array.isArray(all) && all.every(rowFits) ? kept : null;
  };

  const isSame = (one: unknown, other: unknown) =>
    one === other || JSON.stringify(one) === JSON.stringify(other);

  return {
    empty: { ...emptyOf(fields), ...(rows && { [rows.list]: [] }) },
    emptyRow: emptyOf(rows?.fields ?? {}),
    filled,
    valueAt,
    kindAt: (key: string) => placeOf(declared, key).spec.is,
    read,
    changed: (before: Values, now: Values) =>
      [...names, ...(rows ? [rows.list] : [])].filter((name) => !isSame(before[name], now[name])),
  };
}
