import fc from 'fast-check';
import { type Hostile, hostile, hostileText } from './hostile.ts';

/** A change of a valid request; the number chooses one of the places that the request has. */
export type Edit = { at: number; hostile: Hostile };

/** How the request says who asks; `own` says it as the product's page does. */
export type Identity =
  | { as: 'own' }
  | { as: 'noCookie' }
  | { as: 'noClaimsToken' }
  | { as: 'claimsTokenOfAnother' }
  | { as: 'cookieUnderAnotherName' }
  | { as: 'alteredCookie'; value: string }
  | { as: 'forgedHeader'; header: string; value: string }
  | { as: 'elsewhere'; header: string; value: string };

/** How the request goes over the wire; `plain` is how a browser sends it. */
export type Transport =
  | { by: 'plain' }
  | { by: 'method'; method: string }
  | { by: 'alias'; which: number }
  | { by: 'path'; path: string }
  | { by: 'pathEnding'; ending: string }
  | { by: 'surplusQuery'; query: string }
  | { by: 'contentType'; type: string }
  | { by: 'body'; body: string }
  | { by: 'bytes'; bytes: readonly number[] }
  | { by: 'oversize'; kilobytes: number }
  | { by: 'truncated'; missing: number }
  | { by: 'rawHeader'; line: string }
  | { by: 'repeated'; times: number };

/** One attack, as fast-check makes and shrinks it; the call and the attacker are those of its turn. */
export type Plan = {
  things: 'own' | 'theirs';
  edits: readonly Edit[];
  identity: Identity;
  transport: Transport;
  /** What stands behind the token of somebody else, so that it is another text and perhaps the same token. */
  tokenEnding: string;
};

const identity: fc.Arbitrary<Identity> = fc.oneof(
  { weight: 30, arbitrary: fc.constant<Identity>({ as: 'own' }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<Identity>(
      { as: 'noCookie' },
      { as: 'noClaimsToken' },
      { as: 'claimsTokenOfAnother' },
      { as: 'cookieUnderAnotherName' },
    ),
  },
  { weight: 1, arbitrary: hostileText.map((value): Identity => ({ as: 'alteredCookie', value })) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom(
          'x-user-ref',
          'x-user-type',
          'x-scope',
          'x-distributor-organization',
          'x-distributor-ref',
          'sellingCode',
          'x-claims-token',
          'url-ref-code',
          'lang',
          'user-agent',
          'if-match',
          'idempotency-key',
          'x-request-id',
          'cookie',
          'accept-language',
        ),
        fc.oneof(fc.constantFrom('omartin', 'mchen', 'lanid', 'TC', 'all'), hostileText),
      )
      .map(([header, value]): Identity => ({ as: 'forgedHeader', header, value })),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom<[string, string]>(
        ['sec-fetch-site', 'cross-site'],
        ['sec-fetch-site', 'same-site'],
        ['sec-fetch-site', 'none'],
        ['origin', 'https://evil.example'],
        ['origin', 'null'],
        ['host', 'evil.example'],
        ['x-forwarded-host', 'evil.example'],
        ['x-forwarded-proto', 'https'],
        ['x-forwarded-for', 'not-an-address, ::1, 999.1.1.1'],
        ['forwarded', 'for=203.0.113.9;host=evil.example'],
        ['x-http-method-override', 'DELETE'],
        ['x-original-url', '/api/drafts'],
        ['expect', '200-maybe'],
        ['range', 'bytes=0-0'],
        ['content-encoding', 'gzip'],
      )
      .map(([header, value]): Identity => ({ as: 'elsewhere', header, value })),
  },
);

const oddPaths = [
  '//',
  '///',
  '//evil.example/',
  '/%00',
  '/api/%00',
  '/%',
  '/api/%zz',
  '/%ff',
  '/%ED%A0%80',
  '/..%2f..%2fetc%2fpasswd',
  '/assets/../../package.json',
  '/assets/..%5c..%5cpackage.json',
  '/%c0%ae%c0%ae/package.json',
  '/.env',
  '/.git/config',
  '/index.html',
  '/server/settings.ts',
  '/dist/web/index.html',
  'http://evil.example/api/server-time',
  'http://localhost/',
  '*',
  '/API/DRAFTS',
  '/api//drafts',
  '/api/drafts;x=1',
  '/api/../api/drafts',
  '/?__proto__[x]=1&lang=%00',
  '/quote/trip-details?lang=%ED%A0%80&ref=%00',
  '/login/silent%00',
  '/api/organizations/%00/logo',
  '/api/organizations/%ED%A0%80/logo',
  '/api/product/documents/SEMH/policy?lang=EN&lang=FR',
  `/${'a/'.repeat(4_000)}`,
  `/api/organizations/${'x'.repeat(9_000)}/logo`,
  '/kit/../../etc/passwd',
  '/\\evil.example',
  '/readyz/',
  '/healthz?x=1',
  '/api/docs/../openapi.json',
] as const;

const transport: fc.Arbitrary<Transport> = fc.oneof(
  { weight: 44, arbitrary: fc.constant<Transport>({ by: 'plain' }) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY')
      .map((method): Transport => ({ by: 'method', method })),
  },
  { weight: 2, arbitrary: fc.nat({ max: 3 }).map((which): Transport => ({ by: 'alias', which })) },
  { weight: 2, arbitrary: fc.constantFrom(...oddPaths).map((path): Transport => ({ by: 'path', path })) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('/', '//', '/.', '/..', '%00', '%20', '%2f', ';a=b', '?', '#', '/%ED%A0%80')
      .map((ending): Transport => ({ by: 'pathEnding', ending })),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(
        '__proto__[x]=1',
        'constructor.prototype.x=1',
        'lang=EN&lang=FR',
        'organizationCode[]=TC',
        '%00=%00',
        '%ff=%ff',
        '=',
        '&&&',
        'a='.repeat(1_000),
      )
      .map((query): Transport => ({ by: 'surplusQuery', query })),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'application/json; charset=utf-16',
        'application/json;charset=\u00e9',
        'application/jsonx',
        'application/problem+json',
        'text/html',
        '*/*',
        '',
        ';',
      )
      .map((type): Transport => ({ by: 'contentType', type })),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(
        '',
        'null',
        '[]',
        '"text"',
        '0',
        '{',
        '{}',
        '{"a":1,}',
        '\ufeff{}',
        '{"__proto__":{"x":1}}',
        '{"constructor":{"prototype":{}}}',
        `${'['.repeat(20_000)}`,
        '['.repeat(20_000) + ']'.repeat(20_000),
        `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`,
        'undefined',
        '<xml/>',
      )
      .map((body): Transport => ({ by: 'body', body })),
  },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.nat({ max: 255 }), { maxLength: 40 })
      .map((bytes): Transport => ({ by: 'bytes', bytes })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(65, 257, 300).map((kilobytes): Transport => ({ by: 'oversize', kilobytes })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(1, 10, 1_000).map((missing): Transport => ({ by: 'truncated', missing })),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(
        'content-length: 5',
        'transfer-encoding: chunked',
        'content-length: -1',
        'x-a: b\u0000c',
        ' folded: 1',
        'no-colon',
        `x-long: ${'x'.repeat(20_000)}`,
        'host: evil.example',
        'cookie: ; ; =; a',
        'content-type: text/plain',
      )
      .map((line): Transport => ({ by: 'rawHeader', line })),
  },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 2, max: 6 }).map((times): Transport => ({ by: 'repeated', times })),
  },
);

const edit: fc.Arbitrary<Edit> = fc.record({
  at: fc.nat({ max: 9_999 }),
  hostile,
});

export const plan: fc.Arbitrary<Plan> = fc.record({
  things: fc.constantFrom('own', 'own', 'own', 'theirs'),
  edits: fc.oneof(
    { weight: 7, arbitrary: fc.array(edit, { maxLength: 1 }) },
    { weight: 2, arbitrary: fc.array(edit, { minLength: 2, maxLength: 3 }) },
  ),
  identity,
  transport,
  tokenEnding: fc.constantFrom('', ' ', '==', '\n', '\t ', '.'),
});
