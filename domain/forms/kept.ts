import { type Declared, keptNames, type Specified, type Values } from './declared.ts';
import type { AnyForm, ValueOf, ValuesIn } from './form.types.ts';
import { type Kind, mostKept, type PartsKind } from './kinds.ts';
import { isSameValue } from './sameValue.ts';

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const namesOf = (specs: Specified) =>
  Object.entries(specs).flatMap(([field, spec]) => keptNames(field, spec));

type Fits = (value: unknown) => boolean;
type OwnFits = Readonly<Record<string, Fits>>;

/** The names of the fields that are of a kind of their own, whose shape nothing here knows. */
type OwnIn<Fields> = {
  [Name in keyof Fields & string]: Fields[Name] extends { is: infer K }
    ? K extends PartsKind
      ? never
      : ValueOf<K> extends string | boolean | readonly string[]
        ? never
        : Name
    : never;
}[keyof Fields & string];
type OwnOf<F extends AnyForm> = OwnIn<F['fields']> | OwnIn<NonNullable<F['rows']>['fields']>;

const fitsKind = ({ kind, values, empty, taken }: Kind, value: unknown) => {
  if (kind === 'tick') return typeof value === 'boolean';
  if (kind === 'choices') return Array.isArray(value) && isSameValue(taken(value), value);
  if (kind !== 'choice') return typeof value === 'string';
  return (empty === '' && value === '') || values?.some((known) => known === value) === true;
};

const fits = (specs: Specified, kept: Values, own: OwnFits) =>
  Object.entries(specs).every(([field, spec]) =>
    keptNames(field, spec).every((name) => own[field]?.(kept[name]) ?? fitsKind(spec.is, kept[name])),
  );

const isLonger = (value: unknown, most: number): boolean =>
  typeof value === 'string'
    ? value.length > most
    : typeof value === 'object' &&
      value !== null &&
      Object.values(value).some((part) => isLonger(part, most));

const overlongIn = (specs: Specified, kept: Values) =>
  Object.entries(specs).flatMap(([field, spec]) =>
    keptNames(field, spec).filter((name) => isLonger(kept[name], spec.is.keeps ?? mostKept)),
  );

/**
 * What a form can say of values that were kept; apart from the form, as the first page needs none of it.
 * @param ownFits whether a kept value can be one of a field that is of a kind of its own
 */
export function keptOf<F extends AnyForm>(
  form: F,
  ...[ownFits]: [OwnOf<F>] extends [never] ? [] : [Readonly<Record<OwnOf<F>, Fits>>]
): {
  /** A form that was kept between visits, or null where it is not of today's shape. */
  read(kept: unknown): ValuesIn<F> | null;
  /** Where a text is longer than its field keeps, by path, whatever shape the rest has. */
  overlong(kept: unknown): string[];
  /** The names of the values that are others than before; a changed row counts as the list of rows. */
  changed(before: ValuesIn<F>, now: ValuesIn<F>): (keyof ValuesIn<F> & string)[];
} {
  const { fields, rows } = form as unknown as Declared;
  const own: OwnFits = ownFits ?? {};
  const names = [...namesOf(fields), ...(rows ? [rows.list] : [])];
  const rowsFit = (kept: Values) => {
    if (rows === null) return true;
    const all = kept[rows.list];
    const rowFits = (row: unknown) =>
      isObject(row) && typeof row[rows.id] === 'string' && fits(rows.fields, row, own);
    return Array.isArray(all) && all.every(rowFits);
  };
  const read = (kept: unknown) =>
    isObject(kept) && fits(fields, kept, own) && rowsFit(kept) ? (kept as ValuesIn<F>) : null;
  const changed = (before: Values, now: Values) =>
    names.filter((name) => !isSameValue(before[name], now[name]));
  const overlong = (kept: unknown) => {
    if (!isObject(kept)) return [];
    const all = rows ? kept[rows.list] : [];
    const inRows = Array.isArray(all) ? all : [];
    return [
      ...overlongIn(fields, kept),
      ...inRows.flatMap((row, at) => {
        const found = rows && isObject(row) ? overlongIn(rows.fields, row) : [];
        return found.map((name) => `${rows?.list}.${at}.${name}`);
      }),
    ];
  };
  return { read, changed, overlong } as never;
}
