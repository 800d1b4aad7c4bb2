import { type output, ZodObject, type ZodType } from 'zod';
import type { CallDefinition } from '#domain/calls/call.ts';
import { Problem } from './problem.ts';
import { soundValue } from './soundRequest.ts';
import type { FieldCode } from './texts.ts';

type RawRequest = { params: unknown; query: unknown; headers: Record<string, unknown>; body: unknown };
type Place = keyof RawRequest;

const mostFieldsTold = 50;

/**
 * Reads a request by the call's schemas.
 * @throws Problem 400 `request.invalid` with a code for each field
 */
export function parseRequest(call: CallDefinition, raw: RawRequest): RawRequest {
  const fields: Record<string, FieldCode> = {};
  const parsed = {
    params: read(call.params, 'params', raw.params, fields),
    query: read(call.query, 'query', raw.query, fields),
    headers: call.headers
      ? (read(call.headers, 'headers', headersOf(call, raw.headers), fields) as RawRequest['headers'])
      : {},
    body: read(call.body, 'body', raw.body, fields),
  };
  const told = Object.entries(fields);
  if (told.length > 0) {
    throw new Problem(400, 'request.invalid', { fields: Object.fromEntries(told.slice(0, mostFieldsTold)) });
  }
  return parsed;
}

/** The headers that a call names itself, spelled as its schema spells them. */
export function ownHeaders(call: CallDefinition): string[] {
  return call.headers instanceof ZodObject ? Object.keys(call.headers.shape) : [];
}

/**
 * A value inside of a request, as a schema reads it.
 * @param path where it stands, such as `body.variables.user`
 * @throws Problem 400 with a code for each field
 */
export function parseValue<Schema extends ZodType>(
  schema: Schema,
  path: string,
  value: unknown,
): output<Schema> {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  const fields: Record<string, FieldCode> = {};
  collect(result.error.issues as readonly Issue[], [path], fields);
  throw new Problem(400, 'request.invalid', { fields });
}

/** A schema names headers as the documents do; they arrive in lower case. */
function headersOf(call: CallDefinition, raw: Record<string, unknown>): Record<string, unknown> {
  const given = ownHeaders(call).map((name) => [name, raw[name.toLowerCase()]] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}

function read(
  schema: ZodType | undefined,
  place: Place,
  sent: unknown,
  fields: Record<string, FieldCode>,
): unknown {
  const { value, fields: unsound } = soundValue(sent, place);
  Object.assign(fields, unsound);
  if (Object.keys(unsound).length > 0) return undefined;
  if (schema === undefined) {
    if (typeof value === 'object' && value !== null) {
      for (const name of Object.keys(value)) fields[`${place}.${name}`] = 'unknown';
    } else if (value !== undefined && value !== null) fields[place] = 'unknown';
    return undefined;
  }
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  collect(result.error.issues as readonly Issue[], [place], fields);
  return undefined;
}

type Issue = {
  code?: string;
  path: readonly PropertyKey[];
  input?: unknown;
  keys?: readonly string[];
  origin?: string;
  errors?: readonly (readonly Issue[])[];
  params?: { code?: FieldCode };
};

function collect(
  issues: readonly Issue[],
  above: readonly PropertyKey[],
  fields: Record<string, FieldCode>,
): void {
  for (const issue of issues) {
    const path = [...above, ...issue.path];
    const name = path.map(String).join('.');
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys ?? []) fields[`${name}.${key}`] ??= 'unknown';
    } else if (issue.code === 'invalid_union' && closest(issue.errors)) {
      collect(closest(issue.errors) ?? [], path, fields);
    } else fields[name] ??= codeOf(issue);
  }
}

/** The alternative of a union that the value came nearest to. */
function closest(alternatives: readonly (readonly Issue[])[] | undefined): readonly Issue[] | null {
  if (!alternatives?.length) return null;
  return alternatives.reduce((best, next) => (next.length < best.length ? next : best));
}

function codeOf(issue: Issue): FieldCode {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'missing' : 'wrongType';
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array' ? 'tooLong' : 'tooLarge';
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array' ? 'tooShort' : 'tooSmall';
    case 'invalid_format':
      return 'wrongFormat';
    case 'invalid_value':
      return issue.input === undefined ? 'missing' : 'notAllowed';
    case 'custom':
      return issue.params?.code ?? 'notAllowed';
    default:
      return issue.input === undefined ? 'missing' : 'wrongType';
  }
}
