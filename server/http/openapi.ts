import { type ZodType, z } from 'zod';
import type { CallDefinition } from '#domain/calls/call.ts';
import { type Language, otherLanguage } from '#domain/locales.ts';
import { serverText } from './texts.ts';

type Json = Record<string, unknown>;

const problemSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'error', 'requestId'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string' },
    error: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: { message: { type: 'string' }, field: { type: 'string' }, code: { type: 'string' } },
      },
    },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    requestId: { type: 'string' },
  },
};

/** The table of calls as an OpenAPI 3.1 document, described in a language; aliases stand as paths of their own. */
export function openApi(calls: readonly CallDefinition[], language: Language): Json {
  const other = otherLanguage(language);
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    for (const [index, path] of [call.path, ...(call.aliases ?? [])].entries()) {
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call, index, language) };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: serverText(language, 'docs.title'),
      version: '1',
      description: [
        serverText(language, 'docs.introduction'),
        `[${serverText(other, 'docs.thisLanguage')}](/api/docs?lang=${other})`,
      ].join(' '),
    },
    paths,
    components: {
      schemas: { Problem: problemSchema },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: '__Host-portage-b2b' },
        claims: { type: 'apiKey', in: 'header', name: 'x-claims-token' },
      },
    },
  };
}

function operation(call: CallDefinition, alias: number, language: Language): Json {
  const needsSession = call.access.kind === 'session' || call.access.kind === 'claims';
  return {
    operationId: alias === 0 ? call.name : `${call.name}_${alias}`,
    summary: call.name,
    description: describedIn(language, call),
    tags: [groupOf(call)],
    parameters: [
      ...parametersOf(call.params, 'path', call.example.params),
      ...parametersOf(call.query, 'query', call.example.query),
      ...parametersOf(call.headers, 'header', call.example.headers),
    ],
    ...(call.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: inputSchema(call.body), example: call.example.body } },
      },
    }),
    responses: {
      ...Object.fromEntries(
        Object.entries(call.answers).map(([status, schema]) => [
          status,
          {
            description: status,
            content: call.binary
              ? { [call.binary]: { schema: { type: 'string', format: 'binary' } } }
              : { 'application/json': { schema: inputSchema(schema) } },
          },
        ]),
      ),
      default: {
        description: 'Problem',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
    ...(needsSession && { security: [{ session: [], claims: [] }] }),
    ...(call.access.kind === 'claims' && { 'x-claim-groups': call.access.allOf }),
    'x-scope': call.scope.names,
  };
}

/** The first part of its address. */
const groupOf = ({ path }: CallDefinition): string => path.replace(/^\/(api\/)?/, '').split('/')[0] ?? '';

/** Where else it is found, who may make it, and what it concerns. */
function describedIn(language: Language, { aliases = [], access, scope }: CallDefinition): string {
  const entry = (term: 'aliases' | 'access' | 'scope', content: string): string[] =>
    content === '' ? [] : [`**${serverText(language, `docs.${term}`)}** – ${content}`];
  return [
    ...entry('aliases', aliases.map((path) => `\`${path}\``).join(', ')),
    ...entry(
      'access',
      access.kind === 'claims'
        ? serverText(language, 'docs.access.claims', { groups: access.allOf.join(', ') })
        : serverText(language, `docs.access.${access.kind}`),
    ),
    ...entry('scope', serverText(language, `docs.scope.${scope.names}`)),
  ].join('\n\n');
}

function parametersOf(
  schema: ZodType | undefined,
  place: 'path' | 'query' | 'header',
  example: Record<string, string> | undefined,
): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = inputSchema(schema) as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
    ...(example?.[name] !== undefined && { example: example[name] }),
  }));
}

function inputSchema(schema: ZodType): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return json;
}
