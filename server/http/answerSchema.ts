import type { FastifyReply } from 'fastify';
import { type ZodType, z } from 'zod';

type JsonSchema = { [key: string]: unknown };
type Serialize = (body: never) => string;

const serializers = new WeakMap<ZodType, Serialize>();

/**
 * Writes answers of a schema. It is compiled when the first answer goes out and then serves all four applications,
 * so that a start compiles nothing.
 */
export function serializerOf(schema: ZodType | undefined, reply: FastifyReply): Serialize {
  if (schema === undefined) return JSON.stringify;
  const known = serializers.get(schema);
  if (known !== undefined) return known;
  const compiled: Serialize = reply.compileSerializationSchema(wireSchema(schema));
  serializers.set(schema, compiled);
  return compiled;
}

/**
 * JSON schema of the wire side of a zod schema, in the form that the serializer compiles to plain code:
 * "this or null" becomes `nullable`, because a choice between alternatives is tried one by one at run time.
 */
export function wireSchema(schema: ZodType): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    unrepresentable: 'any',
  });
  return withNullable(json) as JsonSchema;
}

function withNullable(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withNullable);
  if (typeof node !== 'object' || node === null) return node;
  const mapped = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, withNullable(value)]));
  const { anyOf, ...others } = mapped as { anyOf?: unknown };
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return mapped;
  const real = anyOf.filter((option) => (option as JsonSchema).type !== 'null') as JsonSchema[];
  const [only] = real;
  return real.length === 1 && only !== undefined && only.$ref === undefined
    ? { ...others, ...only, nullable: true }
    : mapped;
}
