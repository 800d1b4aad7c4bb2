import { type Declared, keptNames, type Specified, type Values } from './declared.ts';
import type { AnyForm, ValuesIn } from './form.types.ts';

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const namesOf = (specs: Specified) =>
  Object.entries(specs).flatMap(([field, spec]) => keptNames(field, spec));

const fits = (specs: Specified, kept: Values) =>
  Object.entries(specs).every(([field, spec]) =>
    keptNames(field, spec).every((name) => spec.is.fits(kept[name])),
  );

const isSame = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** What a form can say of values that were kept; apart from the form, as the first page needs none of it. */
export function keptOf<F extends AnyForm>(
  form: F,
): {
  /** A form that was kept between visits, or null where it is not of today's shape. */
  read(kept: unknown): ValuesIn<F> | null;
  /** The names of the values that are others than before; a changed row counts as the list of rows. */
  changed(before: ValuesIn<F>, now: ValuesIn<F>): (keyof ValuesIn<F> & string)[];
} {
  const { fields, rows } = form as unknown as Declared;
  const names = [...namesOf(fields), ...(rows ? [rows.list] : [])];
  const rowsFit = (kept: Values) => {
    if (rows === null) return true;
    const all = kept[rows.list];
    const rowFits = (row: unknown) =>
      isObject(row) && typeof row[rows.id] === 'string' && fits(rows.fields, row);
    return Array.isArray(all) && all.every(rowFits);
  };
  const read = (kept: unknown) =>
    isObject(kept) && fits(fields, kept) && rowsFit(kept) ? (kept as ValuesIn<F>) : null;
  const changed = (before: Values, now: Values) => names.filter((name) => !isSame(before[name], now[name]));
  return { read, changed } as never;
}
