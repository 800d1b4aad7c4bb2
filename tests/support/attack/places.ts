import { z } from 'zod';
import type { CallDefinition } from '#domain/calls/call.ts';
import type { Hostile } from './hostile.ts';

type Json = Record<string, unknown>;
type Schema = {
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
};

/** A place in a request, such as `['body', 'paxes', '0', 'age']`. */
export type Place = readonly string[];

const asked = ['params', 'query', 'headers', 'body'] as const;
const schemas = new WeakMap<CallDefinition, Schema>();

/** Every place of a request where something hostile may be put: what it says, what it could say, and what no call takes. */
export function placesOf(call: CallDefinition, request: Json): Place[] {
  return placesIn(schemaOf(call), request, []).filter((place) => place.length > 1 || place[0] === 'body');
}

function schemaOf(call: CallDefinition): Schema {
  const known = schemas.get(call);
  if (known !== undefined) return known;
  const properties = Object.fromEntries(
    asked.flatMap((name) => {
      const schema = call[name];
      return schema === undefined
        ? []
        : [[name, z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema]];
    }),
  );
  schemas.set(call, { properties });
  return { properties };
}

function placesIn(schema: Schema | undefined, value: unknown, at: Place): Place[] {
  if (Array.isArray(value)) {
    const [first] = value;
    return [at, ...(first === undefined ? [] : placesIn(schema?.items, first, [...at, '0']))];
  }
  if (typeof value !== 'object' || value === null) return [at];
  const properties = propertiesOf(schema);
  const surplus = at.length === 1 && at[0] !== 'params' && at[0] !== 'headers' ? ['surplus'] : [];
  const names = new Set([...Object.keys(value), ...Object.keys(properties), ...surplus]);
  return [
    at,
    ...[...names].flatMap((name) => placesIn(properties[name], (value as Json)[name], [...at, name])),
  ];
}

function propertiesOf(schema: Schema | undefined): Record<string, Schema> {
  const options = [...(schema?.anyOf ?? []), ...(schema?.oneOf ?? [])];
  return schema?.properties ?? options.find(({ properties }) => properties !== undefined)?.properties ?? {};
}

/** A value that is written into JSON text after the rest of it was made. */
const verbatimMark = '@verbatim:';

/** The request with something hostile in one place. */
export function edited(request: unknown, [step, ...rest]: Place, hostile: Hostile): unknown {
  if (step === undefined) return instead(request, hostile);
  if (Array.isArray(request))
    return request.map((item, index) => (String(index) === step ? edited(item, rest, hostile) : item));
  const object = typeof request === 'object' && request !== null ? (request as Json) : {};
  return { ...object, [step]: edited(object[step], rest, hostile) };
}

function instead(value: unknown, hostile: Hostile): unknown {
  switch (hostile.kind) {
    case 'removed':
      return undefined;
    case 'json':
      return hostile.value;
    case 'alike':
      if (typeof value === 'number') return hostile.number;
      return typeof value === 'boolean' ? !value : hostile.text;
    case 'verbatim':
      return `${verbatimMark}${JSON.stringify(hostile)}`;
  }
}

/** What stands verbatim in a text that `edited` left, or null. */
export function verbatimIn(text: string): string | null {
  return text.startsWith(verbatimMark) ? text.slice(verbatimMark.length) : null;
}
