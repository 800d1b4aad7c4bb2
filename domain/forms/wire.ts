import { type Declared, placeOf, rowsOf, type Spec, type Specified, type Values } from './declared.ts';
import type { AnyForm, FactsIn, Form, KeyIn, Kinds, ProblemIn, Refusals, ValuesIn } from './form.types.ts';
import { type WireCode, wireCodeOf } from './wireCodes.ts';
import { ownValue } from '../ownValue.ts';

/** The field that a name of the wire means. */
function fieldOf(specs: Specified, wireName: string): string | null {
  const renamed = Object.keys(specs).find((field) => specs[field]?.wire === wireName);
  const spec = ownValue(specs, wireName);
  return renamed ?? (spec && spec.wire === undefined ? wireName : null);
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

type PlainForm = Form<Kinds, Kinds, Values, unknown, string, string, unknown>;

export type Placed<F extends AnyForm> = {
  at: Refusals<KeyIn<F>, ProblemIn<F>>;
  /** The paths that are about no field of this form. */
  elsewhere: string[];
};

/** What a form and its wire say of one another’s problems; apart from the form, as few pages need it. */
export function wireOf<F extends AnyForm>(
  form: F,
): {
  /** Codes of an answer, by path, at the fields that they are about. */
  placed(codes: Readonly<Record<string, string>>, values: ValuesIn<F>): Placed<F>;
  /** What the rules refuse, by path on the wire below `under`, for a server. */
  refused(values: ValuesIn<F>, facts: FactsIn<F>, under?: string): Record<string, WireCode>;
} {
  const declared = form as unknown as Declared;
  const rules = form as unknown as PlainForm;
  const { fields, rows } = declared;

  /** The key that a path of an answer is about: its last name, in the row that the last number counts. */
  const keyOfPath = (path: string, values: Values): string | null => {
    const segments = path.split('.');
    const last = segments.at(-1) ?? '';
    const own = fieldOf(fields, last);
    const index = Number(segments.findLast((segment) => /^\d+$/.test(segment)));
    const row = Number.isNaN(index) ? undefined : rowsOf(declared, values)[index];
    const inRow = rows && row ? fieldOf(rows.fields, last) : null;
    return rows && row && inRow ? `${inRow}.${String(row[rows.id])}` : own;
  };

  const placed = (codes: Readonly<Record<string, string>>, values: Values) => {
    const at: Record<string, { code: string; value: unknown }> = {};
    const elsewhere: string[] = [];
    for (const [path, code] of Object.entries(codes)) {
      const key = keyOfPath(path, values);
      if (key === null) elsewhere.push(path);
      else {
        const { spec } = placeOf(declared, key);
        at[key] = { code: problemMeant(spec, wireCodeOf(code)), value: rules.valueAt(values, key) };
      }
    }
    return { at, elsewhere };
  };

  const refused = (values: Values, facts: unknown, under = 'body') => {
    const found = rules.keys(values, facts).flatMap((key): [string, WireCode][] => {
      const problem = rules.problem(key, values, facts);
      if (problem === null) return [];
      const { field, spec, rowId } = placeOf(declared, key);
      const name = spec.wire ?? field;
      const row = rowsOf(declared, values).findIndex((one) => one[rows?.id ?? ''] === rowId);
      const path = rowId === null ? name : `${rows?.list}.${row}.${name}`;
      return [[`${under}.${path}`, codeMeant(spec, problem)]];
    });
    return Object.fromEntries(found);
  };

  return { placed, refused } as never;
}
