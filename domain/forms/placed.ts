import { type Declared, placeOf, rowsOf, type Spec, type Specified, type Values } from './declared.ts';
import type { Rules } from './rules.ts';
import { type WireCode, wireCodeOf } from './wireCodes.ts';

/** The field that a name of the wire means. */
function fieldOf(specs: Specified, wireName: string): string | null {
  const renamed = Object.keys(specs).find((field) => specs[field]?.wire === wireName);
  return renamed ?? (specs[wireName] && specs[wireName].wire === undefined ? wireName : null);
}

/** The problem of the form that a code of the wire means at a field; the code itself where it means none. */
function problemMeant({ is }: Spec, code: WireCode): string {
  if (code === 'missing') return is.missing;
  return code === 'wrongFormat' ? (is.malformed ?? code) : code;
}

function codeMeant({ is }: Spec, problem: string): WireCode {
  if (problem === is.missing) return 'missing';
  return problem === is.malformed ? 'wrongFormat' : wireCodeOf(problem);
}

/** What a form and its wire say of one another's problems. */
export function placingOf(declared: Declared, rules: Rules, valueAt: (form: Values, key: string) => unknown) {
  const { fields, rows } = declared;

  /** The key that a path of an answer is about: its last name, in the row that the last number counts. */
  const keyOfPath = (path: string, form: Values): string | null => {
    const segments = path.split('.');
    const last = segments.at(-1) ?? '';
    const own = fieldOf(fields, last);
    const index = Number(segments.findLast((segment) => /^\d+$/.test(segment)));
    const row = Number.isNaN(index) ? undefined : rowsOf(declared, form)[index];
    const inRow = rows && row ? fieldOf(rows.fields, last) : null;
    return rows && row && inRow ? `${inRow}.${String(row[rows.id])}` : own;
  };

  const placed = (codes: Readonly<Record<string, string>>, form: Values) => {
    const at: Record<string, { code: string; value: unknown }> = {};
    const elsewhere: string[] = [];
    for (const [path, code] of Object.entries(codes)) {
      const key = keyOfPath(path, form);
      if (key === null) elsewhere.push(path);
      else {
        const { spec } = placeOf(declared, key);
        at[key] = { code: problemMeant(spec, wireCodeOf(code)), value: valueAt(form, key) };
      }
    }
    return { at, elsewhere };
  };

  const refused = (form: Values, facts: unknown, under = 'body') => {
    const found = rules.keys(form, facts).flatMap((key): [string, WireCode][] => {
      const problem = rules.problem(key, form, facts);
      if (problem === null) return [];
      const { field, spec, rowId } = placeOf(declared, key);
      const name = spec.wire ?? field;
      const row = rowsOf(declared, form).findIndex((one) => one[rows?.id ?? ''] === rowId);
      const path = rowId === null ? name : `${rows?.list}.${row}.${name}`;
      return [[`${under}.${path}`, codeMeant(spec, problem)]];
    });
    return Object.fromEntries(found);
  };

  return { placed, refused };
}
