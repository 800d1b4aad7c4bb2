import {
  type Declared,
  type Known,
  knownAt,
  placeOf,
  rowsOf,
  type Spec,
  valueIn,
  type Values,
} from './declared.ts';

const holds = (asked: Spec['required'], known: Known) =>
  typeof asked === 'function' ? asked(known) : asked === true;

const isAskedOf = ({ asked }: Spec, known: Known) => asked === undefined || asked(known);

/** What is wrong in one field, or null. */
function problemIn(field: string, spec: Spec, known: Known): string | null {
  if (!isAskedOf(spec, known)) return null;
  const value = valueIn(known.row, field, spec);
  if (spec.is.isEmpty(value)) return holds(spec.required, known) ? spec.is.missing : null;
  return spec.is.problem(value) ?? spec.judge?.(value, known) ?? null;
}

/** Whether some value of a field can be wrong at all. */
const canBeWrong = ({ is, required, judge }: Spec) =>
  judge !== undefined || required !== undefined || is.malformed !== null || is.longest !== undefined;

const judgedNames = (specs: Readonly<Record<string, Spec>>) =>
  Object.keys(specs).filter((name) => canBeWrong(specs[name] as Spec));

/** The rules of a form, sorted once. */
export function rulesOf(declared: Declared) {
  const { rows } = declared;
  const own = judgedNames(declared.fields);
  const inRows = judgedNames(rows?.fields ?? {});

  const problem = (key: string, form: Values, facts: unknown) => {
    const place = placeOf(declared, key);
    const known = knownAt(declared, place, form, facts);
    return known && problemIn(place.field, place.spec, known);
  };
  const isAsked = (key: string, form: Values, facts: unknown) => {
    const place = placeOf(declared, key);
    const known = knownAt(declared, place, form, facts);
    return known !== null && isAskedOf(place.spec, known);
  };
  const isOptional = (key: string, form: Values, facts: unknown) => {
    const place = placeOf(declared, key);
    const { spec } = place;
    if (spec.required === true) return false;
    const known = knownAt(declared, place, form, facts);
    return known !== null && isAskedOf(spec, known) && !holds(spec.required, known);
  };
  const everyKey = (form: Values) => {
    const ofRows = rowsOf(declared, form).flatMap((row) =>
      inRows.map((name) => `${name}.${String(row[rows?.id ?? ''])}`),
    );
    return rows?.stand === 'first' ? [...ofRows, ...own] : [...own, ...ofRows];
  };
  const keys = (form: Values, facts: unknown) => everyKey(form).filter((key) => isAsked(key, form, facts));
  const isComplete = (form: Values, facts: unknown) =>
    keys(form, facts).every((key) => problem(key, form, facts) === null);
  return { everyKey, keys, problem, isAsked, isOptional, isComplete };
}
