import {
  type Declared,
  holderAt,
  knownAt,
  placeOf,
  rowsOf,
  type Specified,
  takenIn,
  valueIn,
  type Values,
} from './declared.ts';

const emptyOf = (specs: Specified): Values =>
  Object.fromEntries(
    Object.entries(specs).flatMap(([field, { is }]) =>
      is.kind === 'parts' ? Object.entries(is.empty as Values) : [[field, is.empty]],
    ),
  );

/** What a form opens with, and what is entered in it. */
export function entriesOf(declared: Declared) {
  const { fields, rows } = declared;

  const put = (form: Values, rowId: string | null, changed: Values): Values => {
    if (rowId === null || rows === null) return { ...form, ...changed };
    const all = rowsOf(declared, form);
    const index = all.findIndex((row) => row[rows.id] === rowId);
    return { ...form, [rows.list]: all.with(index, { ...all[index], ...changed }) };
  };

  const filled = (form: Values, entry: { key: string; value: unknown }, facts: unknown): Values => {
    const place = placeOf(declared, entry.key);
    const { spec, rowId } = place;
    const before = knownAt(declared, place, form, facts);
    if (!before || spec.asked?.(before) === false) return form;
    const next = put(form, rowId, takenIn(before.row, place, entry.value));
    const known = knownAt(declared, place, next, facts);
    return known && spec.alsoSets ? put(next, rowId, spec.alsoSets(known, before.row)) : next;
  };

  const valueAt = (form: Values, key: string) => {
    const place = placeOf(declared, key);
    const { field, name, spec } = place;
    const holder = holderAt(declared, place, form);
    if (!holder) return undefined;
    return name === field ? valueIn(holder, field, spec) : holder[name];
  };

  return {
    empty: { ...emptyOf(fields), ...(rows && { [rows.list]: [] }) },
    emptyRow: emptyOf(rows?.fields ?? {}),
    filled,
    valueAt,
    kindAt: (key: string) => placeOf(declared, key).spec.is,
  };
}
