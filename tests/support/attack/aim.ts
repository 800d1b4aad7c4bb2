import type { CallDefinition } from '#domain/calls/call.ts';
import { cookieName } from '#server/identity/sessionSecrets.ts';
import type { Attacker } from './attackers.ts';
import { type Verbatim, writtenOut } from './hostile.ts';
import { edited, placesOf, verbatimIn } from './places.ts';
import type { Identity, Plan, Transport } from './plan.ts';
import { freshAddress } from './target.ts';
import { type Request, validRequest } from './validRequest.ts';
import type { Victim } from './victims.ts';

/** A request as it goes over the wire. */
export type Shot = {
  method: string;
  /** What stands in the request line. */
  target: string;
  headers: readonly (readonly [name: string, value: string])[];
  body: Buffer | null;
  /** Sent byte by byte as it stands, because no client would send it. */
  raw: { line: string | null; missing: number } | null;
  times: number;
  /** Whether the answer must be one that the call declares. */
  meansTheCall: boolean;
};

/** What the plan makes of a call when this attacker carries it out. */
export async function aim(
  call: CallDefinition,
  attacker: Attacker,
  victim: Victim,
  plan: Plan,
): Promise<Shot> {
  const valid = await validRequest(call, attacker, plan, victim);
  const request = plan.edits.reduce<Request>((before, { at, hostile }) => {
    const places = placesOf(call, before);
    const place = places[at % places.length];
    return place === undefined ? before : (edited(before, place, hostile) as Request);
  }, valid);
  const editsParams = JSON.stringify(request.params) !== JSON.stringify(valid.params);
  return carried(call, plan.transport, {
    method: call.method,
    target: pathOf(call.path, request.params) + queryOf(request.query),
    headers: headersOf(attacker, victim, request.headers, plan.identity),
    body: bodyOf(request.body),
    raw: null,
    times: 1,
    meansTheCall: !editsParams && plan.identity.as !== 'elsewhere',
  });
}

function pathOf(path: string, params: Record<string, unknown>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => percent(textOf(params?.[name])));
}

function queryOf(query: Record<string, unknown>): string {
  if (typeof query !== 'object' || query === null) return `?${percent(textOf(query))}`;
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${percent(name)}=${percent(textOf(value))}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

const longestText = 4_000;

function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  const verbatim = verbatimIn(text);
  return (verbatim === null ? text : writtenOut(JSON.parse(verbatim) as Verbatim)).slice(0, longestText);
}

/** Percent-encodes any text, half a surrogate pair too, which `encodeURIComponent` refuses. */
function percent(text: string): string {
  return text.replace(/[^A-Za-z0-9_.~-]/gu, (character) =>
    character.isWellFormed()
      ? [...Buffer.from(character)].map(percentByte).join('')
      : [0xed, 0x80 | ((character.charCodeAt(0) >> 6) & 63), 0x80 | (character.charCodeAt(0) & 63)]
          .map(percentByte)
          .join(''),
  );
}

function percentByte(byte: number): string {
  return `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
}

function headersOf(
  { client, application }: Attacker,
  victim: Victim,
  asked: Record<string, unknown>,
  identity: Identity,
): [string, string][] {
  const { current } = client;
  const headers = new Map<string, string>([
    ['host', new URL(client.origin).host],
    ['lang', 'EN'],
    ['url-ref-code', 'portage'],
    ['sec-fetch-site', 'same-origin'],
    ['cookie', [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')],
    ['x-user-ref', current?.user?.userRef ?? ''],
    ['x-user-type', current?.user?.userType ?? ''],
    ['x-claims-token', current?.claimsToken ?? ''],
    ...Object.entries(freshAddress()),
    ...Object.entries(asked ?? {}).map(([name, value]): [string, string] => [
      name,
      value === undefined ? '' : textOf(value),
    ]),
  ]);
  const own = cookieName(application);
  const cookie = client.cookies.get(own) ?? '';
  switch (identity.as) {
    case 'own':
      break;
    case 'noCookie':
      headers.delete('cookie');
      break;
    case 'noClaimsToken':
      headers.delete('x-claims-token');
      break;
    case 'claimsTokenOfAnother':
      headers.set('x-claims-token', victim.claimsToken);
      break;
    case 'cookieUnderAnotherName':
      headers.set('cookie', `${cookieName(application === 'b2c' ? 'admin' : 'b2c')}=${cookie}`);
      break;
    case 'alteredCookie':
      headers.set('cookie', `${own}=${cookie}${identity.value}; ${own}=${identity.value}`);
      break;
    default:
      headers.set(identity.header, identity.value);
  }
  return [...headers]
    .filter(([name, value]) => value !== '' || name === 'content-type')
    .map(([name, value]) => [name, sendable(value)]);
}

/** A header's value with what no client can send written as a question mark. */
function sendable(value: string): string {
  return value.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?').slice(0, longestText);
}

function bodyOf(body: unknown): Buffer | null {
  if (body === undefined) return null;
  const text = JSON.stringify(body).replace(/"@verbatim:((?:[^"\\]|\\.)*)"/g, (_, json: string) =>
    writtenOut(JSON.parse(JSON.parse(`"${json}"`) as string) as Verbatim),
  );
  return Buffer.from(text);
}

const json: readonly [string, string] = ['content-type', 'application/json'];

function carried(call: CallDefinition, transport: Transport, shot: Shot): Shot {
  const typed: Shot = shot.body === null ? shot : { ...shot, headers: [...shot.headers, json] };
  const other = { ...typed, meansTheCall: false };
  const [path = '', query] = splitOnce(typed.target);
  switch (transport.by) {
    case 'plain':
      return typed;
    case 'repeated':
      return { ...typed, times: transport.times };
    case 'method':
      return { ...other, method: transport.method };
    case 'alias': {
      const aliases = call.aliases ?? [];
      const alias = aliases[transport.which % aliases.length];
      return alias === undefined || alias.includes('{') ? typed : { ...typed, target: alias + query };
    }
    case 'path':
      return { ...other, target: transport.path };
    case 'pathEnding':
      return { ...other, target: path + transport.ending + query };
    case 'surplusQuery':
      return { ...other, target: `${typed.target}${query === '' ? '?' : '&'}${transport.query}` };
    case 'contentType':
      return {
        ...other,
        headers: [...shot.headers, ['content-type', sendable(transport.type)]],
        body: shot.body ?? Buffer.from('{}'),
      };
    case 'body':
      return withBody(other, Buffer.from(transport.body));
    case 'bytes':
      return withBody(other, Buffer.from(transport.bytes));
    case 'oversize':
      return withBody(
        other,
        Buffer.concat([typed.body ?? Buffer.from('{}'), Buffer.alloc(transport.kilobytes * 1024, ' ')]),
      );
    case 'truncated':
      return {
        ...withBody(other, typed.body ?? Buffer.from('{}')),
        raw: { line: null, missing: transport.missing },
      };
    case 'rawHeader':
      return { ...other, raw: { line: transport.line, missing: 0 } };
  }
}

function withBody(shot: Shot, body: Buffer): Shot {
  const isTyped = shot.headers.some(([name]) => name === 'content-type');
  return { ...shot, body, headers: isTyped ? shot.headers : [...shot.headers, json] };
}

function splitOnce(target: string): [string, string] {
  const at = target.indexOf('?');
  return at < 0 ? [target, ''] : [target.slice(0, at), target.slice(at)];
}
