import fc from 'fast-check';

/**
 * JSON text that stands in the place of a value although no value of ours would be written so: numbers that no
 * number holds, lists without end, keys twice.
 */
export type Verbatim = {
  verbatim: 'hugeNumber' | 'tinyNumber' | 'lists' | 'objects' | 'twice';
  times: number;
};

/** What may stand in the place of a value of a valid request; `alike` has the kind of the value that it replaces. */
export type Hostile =
  | { kind: 'removed' }
  | { kind: 'json'; value: unknown }
  | { kind: 'alike'; text: string; number: number }
  | ({ kind: 'verbatim' } & Verbatim);

const texts = [
  '',
  ' ',
  '\u200b',
  '\u202eedcba',
  'e\u0301\u0301\u0301',
  '\ufeff',
  '👨‍👩‍👧‍👦',
  'Łukasz Đorđević ᓄᓇᕗᑦ',
  "' or '1'='1",
  "'; drop table policies; --",
  '%',
  '_',
  '\\',
  "x\\!'|",
  '"',
  '../../../etc/passwd',
  '..\\..\\package.json',
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '=1+1',
  'http://169.254.169.254/latest/meta-data',
  'line\r\nset-cookie: planted=1',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'NaN',
  '-1',
  '1e999',
  '0x10',
  '4111111111111111',
] as const;

const days = [
  '0000-01-01',
  '0001-01-01',
  '1900-01-01',
  '1582-10-10',
  '2026-02-30',
  '2028-02-29',
  '9999-12-31',
  '+275760-09-13',
  '-000001-01-01',
  '2026-1-1',
  '2026-11-22T25:61:61Z',
  '2026-11-22T00:00:00+99:99',
] as const;

const numbers = [
  0,
  -0,
  -1,
  0.1,
  0.005,
  1e-300,
  55.785,
  130,
  131,
  366,
  2 ** 31,
  2 ** 53,
  1e21,
  1e308,
  -1e308,
  10_000_000.01,
] as const;

/** Codes of organizations that an attacker may or may not reach, as well as of none. */
const codes = ['TC', 'CM', 'ME', 'MAPLE', 'BOREAL', 'BOREAL-MTL', 'HARBOUR', 'NOWHERE', 'tc', 'TC ', 'TC%00'];

/** Texts that JSON can carry and a database cannot keep. */
const unkeepable = ['\u0000', 'Ma\u0000rie', '\ud800', 'Ma\udfffrie'] as const;

const text = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...unkeepable) },
  { weight: 4, arbitrary: fc.constantFrom(...texts) },
  { weight: 3, arbitrary: fc.constantFrom(...days) },
  { weight: 2, arbitrary: fc.constantFrom(...codes) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 200 }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('x', 'é', '\u0301', '1', ' '), fc.constantFrom(41, 101, 5_000, 60_000))
      .map(([unit, times]) => unit.repeat(times)),
  },
);

/** A value with a key that JavaScript gives a meaning; it is an own key, as JSON.parse makes it. */
const polluting = fc
  .constantFrom(
    '{"__proto__":{"isAdmin":true}}',
    '{"constructor":{"prototype":{"isAdmin":true}}}',
    '{"toString":null}',
    '{"length":-1}',
    '{"toJSON":"x"}',
    '{"then":"x"}',
  )
  .map((json): unknown => JSON.parse(json));

const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: text },
  { weight: 3, arbitrary: fc.constantFrom(...numbers) },
  { weight: 1, arbitrary: fc.boolean() },
  { weight: 1, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.array(fc.oneof(text, fc.constantFrom(...numbers)), { maxLength: 3 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(20, 2_000).map((times) => Array.from({ length: times }, () => ({}))),
  },
  { weight: 1, arbitrary: polluting },
  { weight: 1, arbitrary: fc.json({ maxDepth: 4 }).map((json): unknown => JSON.parse(json)) },
);

/** Something that stands wrongly where a valid request has a value. */
export const hostile: fc.Arbitrary<Hostile> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc
      .record({ text, number: fc.constantFrom(...numbers) })
      .map((like): Hostile => ({ kind: 'alike', ...like })),
  },
  { weight: 8, arbitrary: value.map((json): Hostile => ({ kind: 'json', value: json })) },
  { weight: 1, arbitrary: fc.constant<Hostile>({ kind: 'removed' }) },
  {
    weight: 1,
    arbitrary: fc
      .record({
        verbatim: fc.constantFrom<Verbatim['verbatim']>(
          'hugeNumber',
          'tinyNumber',
          'lists',
          'objects',
          'twice',
        ),
        times: fc.constantFrom(2, 60, 70, 1_000, 5_000, 20_000),
      })
      .map((verbatim): Hostile => ({ kind: 'verbatim', ...verbatim })),
  },
);

/** A text for a header, a query or a path. */
export const hostileText: fc.Arbitrary<string> = text;

/** The JSON text of a verbatim value. */
export function writtenOut({ verbatim, times }: Verbatim): string {
  switch (verbatim) {
    case 'hugeNumber':
      return '1e400';
    case 'tinyNumber':
      return `0.${'0'.repeat(times)}1`;
    case 'lists':
      return '['.repeat(times) + ']'.repeat(times);
    case 'objects':
      return `${'{"a":'.repeat(times)}1${'}'.repeat(times)}`;
    case 'twice':
      return '{"organizationCode":"TC","organizationCode":"CM","__proto__":1,"__proto__":2}';
  }
}
