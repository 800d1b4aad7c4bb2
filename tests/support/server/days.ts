import { type ZodType, z } from 'zod';
import type { CallDefinition } from '#domain/calls/call.ts';
import type { CallInput } from './client.ts';

type Schema = {
  type?: string;
  format?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
};

/** A property whose name or format says that it is a date: where it stands, lists as `*`, and the format that its schema tells. */
export type DateProperty = { at: string[]; format: string | undefined };

/** What is called a date in the requests of a call. */
export function datesAsked(call: CallDefinition): DateProperty[] {
  return (['params', 'query', 'body'] as const).flatMap((place) => {
    const schema = call[place];
    return schema ? datesIn(jsonSchema(schema), [place]) : [];
  });
}

/** What is called a date in the answers of a call. */
export function datesAnswered(call: CallDefinition): DateProperty[] {
  return Object.entries(call.answers).flatMap(([status, schema]) => datesIn(jsonSchema(schema), [status]));
}

/** The call's example with a text in the place of one date. */
export function withDate(call: CallDefinition, at: readonly string[], text: string): CallInput {
  return put(call.example, at, text) as CallInput;
}

function datesIn(schema: Schema, at: string[]): DateProperty[] {
  const alternatives = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const here = [...at, name];
    const text = textOf(property);
    const isDate = text?.format === 'date' || /^date|Date(?:Start|End)?$/.test(name);
    return [...(text && isDate ? [{ at: here, format: text.format }] : []), ...datesIn(property, here)];
  });
  const items = schema.items ? datesIn(schema.items, [...at, '*']) : [];
  return [...own, ...items, ...alternatives.flatMap((each) => datesIn(each, at))];
}

/** The text among what a property may be: itself, or what stands there beside null or nothing. */
function textOf(property: Schema): Schema | undefined {
  return [property, ...(property.anyOf ?? []), ...(property.oneOf ?? [])].find(
    ({ type }) => type === 'string',
  );
}

function put(value: unknown, [step, ...rest]: readonly string[], text: string): unknown {
  if (step === undefined) return text;
  if (step === '*') {
    const [first, ...others] = Array.isArray(value) ? value : [];
    return [put(first, rest, text), ...others];
  }
  const object = (value ?? {}) as Record<string, unknown>;
  return { ...object, [step]: put(object[step], rest, text) };
}

function jsonSchema(schema: ZodType): Schema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
}
