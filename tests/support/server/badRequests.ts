import { type ZodType, z } from 'zod';
import type { CallDefinition } from '#domain/calls/call.ts';
import type { FieldCode } from '#server/http/texts.ts';
import type { CallInput } from './client.ts';

/** One request of a call that must be refused, and the field codes that may be told for it. */
export type BadRequest = { what: string; input: CallInput; field: string; codes: readonly FieldCode[] };

type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: unknown;
  items?: Schema;
  maxItems?: number;
  maxLength?: number;
  anyOf?: Schema[];
  oneOf?: Schema[];
  const?: unknown;
  enum?: unknown[];
};
type Json = Record<string, unknown>;
type Place = 'params' | 'query' | 'headers' | 'body';

const anyCode: readonly FieldCode[] = ['missing', 'wrongType', 'notAllowed', 'wrongFormat', 'tooShort'];
const longText = 5000;

/** What can be sent wrongly instead of the call's example: unknown, missing, mistyped and over-long values, and no days. */
export function badRequests(call: CallDefinition): BadRequest[] {
  const places: Place[] = ['query', 'headers', 'body'];
  return places.flatMap((place) => {
    const schema = call[place];
    const example = call.example[place] ?? {};
    if (schema === undefined) {
      if (place === 'headers') return [];
      return [
        {
          what: `unknown ${place}.surplus`,
          input: { ...call.example, [place]: { surplus: 'x' } },
          field: `${place}.surplus`,
          codes: ['unknown'],
        },
      ];
    }
    return variations(jsonSchema(schema), example, [place], place !== 'body').map(
      ({ path, value, ...told }) => ({
        what: `${told.codes[0]} ${path.join('.')}`,
        input: { ...call.example, [place]: changed(example, path.slice(1), value) } as CallInput,
        field: path.join('.'),
        codes: told.codes,
      }),
    );
  });
}

type Variation = { path: string[]; value: unknown; codes: readonly FieldCode[] };
const removed = Symbol('removed');

function variations(schema: Schema, example: unknown, path: string[], textOnly: boolean): Variation[] {
  const chosen = alternative(schema, example);
  if (Array.isArray(example)) return listVariations(chosen, example, path, textOnly);
  if (typeof example === 'object' && example !== null) {
    if (!chosen.properties) return [];
    return objectVariations(chosen, example as Json, path, textOnly);
  }
  return [];
}

function objectVariations(schema: Schema, example: Json, path: string[], textOnly: boolean): Variation[] {
  const { properties = {}, required = [] } = schema;
  const inHeaders = path[0] === 'headers';
  const surplus: Variation[] =
    inHeaders || schema.additionalProperties !== false
      ? []
      : [{ path: [...path, 'surplus'], value: 'x', codes: ['unknown'] }];
  return [
    ...surplus,
    ...required
      .filter((name) => !inHeaders || name !== 'lang')
      .map((name): Variation => ({ path: [...path, name], value: removed, codes: anyCode })),
    ...Object.entries(properties).flatMap(([name, property]) => {
      const at = [...path, name];
      const value = example[name];
      return [...leafVariations(property, value, at, textOnly), ...variations(property, value, at, textOnly)];
    }),
  ];
}

function listVariations(schema: Schema, example: unknown[], path: string[], textOnly: boolean): Variation[] {
  const [first] = example;
  if (!schema.items || first === undefined) return [];
  const tooMany: Variation[] =
    schema.maxItems === undefined
      ? []
      : [{ path, value: Array.from({ length: schema.maxItems + 1 }, () => first), codes: ['tooLong'] }];
  return [
    ...tooMany,
    ...leafVariations(schema.items, first, [...path, '0'], textOnly),
    ...variations(schema.items, first, [...path, '0'], textOnly),
  ];
}

function leafVariations(schema: Schema, example: unknown, path: string[], textOnly: boolean): Variation[] {
  const wrong = textOnly ? undefined : wrongValue(schema);
  const isText = types(schema).includes('string');
  const bounded = (schema.maxLength ?? 0) < longText;
  const isDay = typeof example === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(example);
  const texts: Variation[] =
    isText && bounded
      ? [{ path, value: 'x'.repeat(longText), codes: ['tooLong', 'wrongFormat', 'notAllowed'] }]
      : [];
  const days: Variation[] = isDay
    ? [{ path, value: '2026-02-30', codes: ['wrongFormat', 'notAllowed'] }]
    : [];
  const mistyped: Variation[] = wrong === undefined ? [] : [{ path, value: wrong, codes: anyCode }];
  return path[0] === 'headers' ? mistyped : [...mistyped, ...texts, ...days];
}

function wrongValue(schema: Schema): unknown {
  const allowed = types(schema);
  if (allowed.length === 0) return undefined;
  const candidates: [string, unknown][] = [
    ['number', 12.5],
    ['string', 'unexpected'],
    ['boolean', true],
    ['array', ['unexpected']],
    ['object', { unexpected: 1 }],
  ];
  return candidates.find(([type]) => !allowed.includes(type))?.[1];
}

function types(schema: Schema): string[] {
  const own = schema.type === undefined ? [] : [schema.type].flat();
  const fixed = [...(schema.enum ?? []), ...('const' in schema ? [schema.const] : [])].map(
    (value) => typeof value,
  );
  const options = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap(types);
  return [...own, ...fixed, ...options].map((type) => (type === 'integer' ? 'number' : type));
}

/** Of a choice, the alternative whose fixed values the example has. */
function alternative(schema: Schema, example: unknown): Schema {
  const options = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (options.length === 0) return schema;
  const fits = (option: Schema) =>
    Object.entries(option.properties ?? {}).every(
      ([name, { const: fixed }]) => fixed === undefined || (example as Json | null)?.[name] === fixed,
    );
  return options.find((option) => option.type !== 'null' && fits(option)) ?? schema;
}

function changed(example: unknown, path: readonly string[], value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(example))
    return example.map((item, index) => (String(index) === step ? changed(item, rest, value) : item));
  const { [step]: old, ...others } = (example ?? {}) as Json;
  if (rest.length === 0 && value === removed) return others;
  return { ...others, [step]: changed(old, rest, value) };
}

function jsonSchema(schema: ZodType): Schema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
}
