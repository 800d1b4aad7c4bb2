import type { ZodType } from 'zod';
import type { ClaimGroup } from '../permissions/claimGroups.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may make a call.
 * `public`: no session; `session`: a live session and its claims token;
 * `claims`: a session whose atoms satisfy every listed claim group ([PM-027]).
 * `opensSession`: a same-origin fetch that needs no claims token because it delivers one.
 */
export type Access =
  | { kind: 'public' }
  | { kind: 'opensSession' }
  | { kind: 'session' }
  | { kind: 'claims'; allOf: readonly ClaimGroup[] };

/**
 * What in the request names the thing that belongs to somebody; the role says how far its holder reaches.
 * `nothing`: the same answer for everybody who may ask.
 * `session`: what the handler itself finds of the session, such as its own drafts or the rows within its reach.
 * `organization`: code of an organization that works and is within reach.
 * `agency`: the same code where the organization may have stopped working, as for its licences.
 * `profile`: reference of a person, one of whose organizations is within reach.
 * `policy`: number of a policy that an organization or a seller within reach sold.
 * `policyOrQuote`: the same, or with `status=QUOTE` in the query number of a held quote within reach.
 * `at` walks into objects with dots and over lists with `*`, as in `body.paxes.*.policyNumber`.
 */
export type CallScope =
  | { names: 'nothing' }
  | { names: 'session' }
  | {
      names: 'organization' | 'agency' | 'profile' | 'policy' | 'policyOrQuote';
      at: `${'query' | 'body' | 'params'}.${string}`;
    };

export type RatePerMinute = { address: number; session?: number };

export type Answers = Record<number, ZodType>;

/** What a call needs to be made, served, documented and tested. Answers of failures are problems and not repeated here. */
export type CallDefinition<
  Params extends ZodType = ZodType,
  Query extends ZodType = ZodType,
  Headers extends ZodType = ZodType,
  Body extends ZodType = ZodType,
  Success extends Answers = Answers,
  Allowed extends Access = Access,
> = {
  /** Verb and object, unique in the table; also the name of the port and of the OpenAPI operation. */
  name: string;
  method: HttpMethod;
  /** A GET of the documents that changes something: it must come from our own page, with the claims token. */
  changesState?: true;
  /** The page may be left before the answer comes: the browser sends the request nonetheless, unless it is long. */
  outlivesPage?: true;
  /** Path below the origin with `{parameter}` places. */
  path: `/${string}`;
  /** Further paths under which the documents name the same call. */
  aliases?: readonly `/${string}`[];
  params?: Params;
  query?: Query;
  /** Headers of this call beyond those that every call sends. */
  headers?: Headers;
  body?: Body;
  /** Answer schema per success status; `null` content types are declared with `binary`. */
  answers: Success;
  /** Media type of an answer that is not JSON. */
  binary?: 'application/pdf' | 'text/csv' | 'text/html' | 'image/svg+xml';
  access: Allowed;
  scope: CallScope;
  /** Largest body in bytes; 64 KiB by default. */
  bodyLimit?: number;
  /** Requests in a minute: of one address, behind which a whole office may work, and of one session. */
  ratePerMinute: RatePerMinute;
  /** One valid request. */
  example: {
    params?: Record<string, string>;
    query?: Record<string, string>;
    headers?: Record<string, string>;
    body?: unknown;
  };
};

/** A call of which no more is known than what it answers. */
export type CallAnswering<Answer> = CallDefinition<
  ZodType,
  ZodType,
  ZodType,
  ZodType,
  { 200: ZodType<Answer> }
>;

/** Declares a call with its exact types. Unknown fields are refused, so request schemas are strict objects. */
export function defineCall<
  Success extends Answers,
  const Allowed extends Access,
  Params extends ZodType = ZodType<undefined>,
  Query extends ZodType = ZodType<undefined>,
  Headers extends ZodType = ZodType<undefined>,
  Body extends ZodType = ZodType<undefined>,
>(
  call: CallDefinition<Params, Query, Headers, Body, Success, Allowed>,
): CallDefinition<Params, Query, Headers, Body, Success, Allowed> {
  return call;
}
