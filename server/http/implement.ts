import type { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { ZodType, z } from 'zod';
import type { ApplicationKey } from '#domain/applications.ts';
import type { Access, Answers, CallDefinition } from '#domain/calls/call.ts';
import type { Locale } from '#domain/locales.ts';
import type { Clock } from '../clock.ts';
import type { Session } from '../identity/session.ts';

type SessionOf<Allowed extends Access> = Allowed extends { kind: 'session' | 'claims' }
  ? Session
  : Allowed extends { kind: 'opensSession' }
    ? Session | null
    : null;

/** What a handler is given: the request as the call's schemas read it, and who asks. */
export type CallRequest<
  Params extends ZodType,
  Query extends ZodType,
  Headers extends ZodType,
  Body extends ZodType,
  Allowed extends Access,
> = {
  params: z.output<Params>;
  query: z.output<Query>;
  headers: z.output<Headers>;
  body: z.output<Body>;
  session: SessionOf<Allowed>;
  /** Hashes of the sessions that the browser's cookies name, whether they go on or not. */
  namedSessions: readonly string[];
  /** Whether headers name the user and the kind of id, which are those of the session then. */
  namesWhoAsks: boolean;
  /** Value of the url-ref-code header. */
  refCode: string | null;
  application: ApplicationKey;
  /** What the browser says it is; empty where it says nothing. */
  userAgent: string;
  /** Origin under which people reach this application. */
  origin: string;
  clock: Clock;
  /** Address of the client, for counting requests. */
  client: string;
  requestId: string;
  locale: Locale;
  log: FastifyBaseLogger;
};

export type AnswerHeaders = Record<string, string | string[]>;

/**
 * What goes on the wire: the input side of the answer's schema, or the bytes of a binary answer. A stream that fails
 * breaks the connection off, so that nobody takes a part for the whole.
 */
export type CallAnswer<Success extends Answers> = {
  [Status in keyof Success & number]:
    | { status: Status; body: z.input<Success[Status]>; headers?: AnswerHeaders }
    | { status: Status; bytes: Uint8Array | Readable; headers?: AnswerHeaders };
}[keyof Success & number];

/** A call with its handler, ready to be served. */
export type Implementation = {
  call: CallDefinition;
  handle(request: never): Promise<CallAnswer<Answers>> | CallAnswer<Answers>;
};

/**
 * Joins a call of the table with the code that answers it. The handler runs only after the request was read
 * by the call's schemas and session, claims token, permission and scope were checked.
 * It throws `Problem` for a failure that the caller may know.
 */
export function implement<
  Params extends ZodType,
  Query extends ZodType,
  Headers extends ZodType,
  Body extends ZodType,
  Success extends Answers,
  Allowed extends Access,
>(
  call: CallDefinition<Params, Query, Headers, Body, Success, Allowed>,
  handle: (
    request: CallRequest<Params, Query, Headers, Body, Allowed>,
  ) => Promise<CallAnswer<NoInfer<Success>>> | CallAnswer<NoInfer<Success>>,
): Implementation {
  return { call: call as unknown as CallDefinition, handle: handle as Implementation['handle'] };
}
