import * as z from 'zod';
import { refuseCardNumberIn, refuseUnprintableIn } from '../calls/shapes/text.ts';
import type { Kinds, ValueOf } from './form.types.ts';
import type { Kind } from './kinds.ts';

type Declared<Fields> = { readonly fields: { readonly [Name in keyof Fields]: { is: Fields[Name] } } };
/** What was not chosen is left out on the wire. */
type OnWire<K> = Exclude<ValueOf<K>, ''>;
export type WireShape<Fields> = {
  [Name in keyof Fields]: z.ZodType<OnWire<Fields[Name]>, OnWire<Fields[Name]>>;
};

/**
 * A schema for each field of a form, or of its rows, with the limits that the form itself has. What must be given, and
 * rules over several fields, are judged by `refused` of the form. A field of its own kind, in parts, or of several choices
 * has the schema of the call.
 */
export function wireShape<Fields extends Kinds>({ fields }: Declared<Fields>): WireShape<Fields> {
  const kinds = Object.entries<{ is: Kind }>(fields).map(([name, { is }]) => [name, is] as const);
  const shapes = kinds.flatMap(([name, is]) => {
    const shape = shapeOf(is);
    return shape ? [[name, shape] as const] : [];
  });
  return Object.fromEntries(shapes) as WireShape<Fields>;
}

function shapeOf(kind: Kind): z.ZodType | null {
  switch (kind.kind) {
    case 'text':
      return textShape(kind);
    case 'choice':
      return z.enum(kind.values ?? []);
    case 'date':
      return z
        .string()
        .max(10)
        .refine((day) => kind.problem(day) === null, { params: { code: 'wrongFormat' } })
        .meta({ format: 'date' });
    case 'tick':
      return z.boolean();
    default:
      return null;
  }
}

function textShape({ longest, pattern, isPrinted }: Kind): z.ZodString {
  const text = longest === undefined ? z.string() : z.string().max(longest);
  const patterned = pattern ? text.regex(pattern) : text;
  return refuseCardNumberIn(isPrinted ? refuseUnprintableIn(patterned) : patterned);
}
