import * as z from 'zod';

type Shape = {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Shape[];
  format?: string;
  pattern?: string;
  minimum?: number;
  required?: readonly string[];
  properties?: Readonly<Record<string, Shape>>;
};

const texts = [
  'A',
  'quoteFlow',
  'EN',
  'A1b2C3d4E5f6G7h8I9j0-_',
  'TC-100000001',
  'purchase.1',
  '/a',
  '12.5',
  'a@b.ca',
];
const formats: Readonly<Record<string, string>> = {
  date: '2026-11-20',
  'date-time': '2026-11-20T15:00:00.000Z',
  uuid: '0190d5a2-7c31-7d3a-9d7e-2f4b6c8e1a55',
};

/**
 * The smallest value that a schema takes: what may be missing is missing, lists are empty, of choices the first.
 * @throws ZodError where there is a text of a pattern that is not known here
 */
export function sampleOf(schema: z.ZodType): unknown {
  const made = valueOf(
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Shape,
  );
  schema.parse(made);
  return made;
}

function valueOf(shape: Shape): unknown {
  if ('const' in shape) return shape.const;
  if (shape.enum) return shape.enum[0];
  if (shape.anyOf) return valueOf(shape.anyOf.find(({ type }) => type === 'null') ?? shape.anyOf[0]!);
  switch (shape.type) {
    case 'object': {
      const { required = [], properties = {} } = shape;
      return Object.fromEntries(required.map((name) => [name, valueOf(properties[name]!)]));
    }
    case 'array':
      return [];
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return Math.max(shape.minimum ?? 0, 0);
    case 'string':
      return formats[shape.format ?? ''] ?? texts.find((text) => new RegExp(shape.pattern ?? '').test(text));
    default:
      return null;
  }
}
