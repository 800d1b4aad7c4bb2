import ky from 'ky';
import type * as z from 'zod';
import type { CallDefinition } from '#domain/calls/call.ts';
import { type Language, languageOfHeader } from '#domain/locales.ts';
import { storableText } from '#domain/texts/storableText.ts';
import { CallProblem } from './callProblem.ts';

/** [PL-010] Time-out of every call in milliseconds, as the documents have it; ports abort by their signal. */
const apiTimeOut = 300_000_000;

/** [OS-034] What tells whether this page itself has moved the session since a call was made. */
const placeHeaders = ['x-distributor-organization', 'x-distributor-ref'];

/** What answers that another page has moved the session. */
const moved = ['claims.mismatch', 'session.moved'];

/** Calls that read, move or end the session. */
const sessionPath = '/api/auth/';

type AnyCall = CallDefinition<z.ZodType, z.ZodType, z.ZodType, z.ZodType, Record<number, z.ZodType>>;

type Part<Schema, Name extends string> = Schema extends z.ZodType
  ? undefined extends z.input<Schema>
    ? { [Key in Name]?: z.input<Schema> }
    : { [Key in Name]: z.input<Schema> }
  : object;

export type CallInput<Call> =
  Call extends CallDefinition<infer Params, infer Query, infer Headers, infer Body, infer _Success>
    ? Part<Params, 'params'> & Part<Query, 'query'> & Part<Headers, 'headers'> & Part<Body, 'body'>
    : never;

export type CallAnswer<Call> =
  Call extends CallDefinition<infer _P, infer _Q, infer _H, infer _B, infer Success>
    ? {
        [Status in keyof Success]: {
          status: Status;
          body: Success[Status] extends z.ZodType ? z.output<Success[Status]> : never;
          headers: Headers;
        };
      }[keyof Success]
    : never;

export type CallServer = <Call extends AnyCall>(
  call: Call,
  input: CallInput<Call>,
  signal?: AbortSignal,
) => Promise<CallAnswer<Call>>;

type LooseInput = {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  headers?: Record<string, string | undefined>;
  body?: unknown;
};

const onlyGiven = (record: Record<string, string | undefined> = {}) =>
  Object.fromEntries(
    Object.entries(record)
      .filter((entry): entry is [string, string] => entry[1] !== undefined)
      .map(([name, value]) => [name, storableText(value)]),
  );

/** Of a page that it leaves the browser sends requests on, but not with bodies of more than 64 KiB together. */
function isShort(body: unknown): boolean {
  return body === undefined || new TextEncoder().encode(JSON.stringify(body)).length <= 60 * 1024;
}

function addressOf(call: AnyCall, input: LooseInput): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(input.params?.[name] ?? ''),
  );
  const query = new URLSearchParams(onlyGiven(input.query)).toString();
  return query ? `${path}?${query}` : path;
}

async function bodyOf(response: Response): Promise<Record<string, unknown>> {
  try {
    return (await response.json()) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** The body of a success, or null when it broke off or does not have the shape that the table of calls promises. */
async function answerOf(
  call: AnyCall,
  schema: z.ZodType,
  response: Response,
): Promise<{ body: unknown } | null> {
  if (call.binary)
    return response.blob().then(
      (body) => ({ body }),
      () => null,
    );
  if (response.status === 204) return { body: undefined };
  const parsed = schema.safeParse(await bodyOf(response));
  return parsed.success ? { body: parsed.data } : null;
}

/** What a page meets that is older or newer than the server; only its request id is of use to the help desk. */
const unexpectedAnswer = (response: Response) =>
  new CallProblem(response.status, {
    code: 'answer.unexpected',
    requestId: response.headers.get('x-request-id') ?? undefined,
  });

/**
 * Makes calls of the table with the headers of the session.
 * Fails with a CallProblem, also where a success has another shape than the table promises; a 401 is reported to
 * `onSessionEnd` as well.
 */
export function createCallServer(session: {
  /** Where the calls are served. */
  origin: string;
  /** How a request is made, where not as the browser does. */
  fetch?: typeof fetch;
  headers(): Record<string, string>;
  onSessionEnd(): void;
  /** The session is no longer what this page knows: another page has moved it, and not this one meanwhile. */
  onSessionMove(problem: CallProblem): void;
  /** Waits until the session works for whom this page works; a call of the session itself does not. */
  untilHere?(): Promise<void>;
  /** [ER-018] A call failed; the language is the one it was made in. */
  onProblem(problem: CallProblem, language: Language): void;
}): CallServer {
  const client = ky.create({
    retry: 0,
    timeout: apiTimeOut,
    stringifyJson: (body) =>
      JSON.stringify(body, (_, value) => (typeof value === 'string' ? storableText(value) : value)),
    throwHttpErrors: false,
    credentials: 'same-origin',
    ...(session.fetch ? { fetch: session.fetch } : {}),
  });
  return async (call, input, signal) => {
    const { headers, body } = input as LooseInput;
    if (session.untilHere && !call.path.startsWith(sessionPath)) {
      await session.untilHere();
      signal?.throwIfAborted();
    }
    const sent = { ...session.headers(), ...onlyGiven(headers) };
    let response: Response;
    try {
      response = await client(session.origin + addressOf(call, input as LooseInput), {
        method: call.method,
        headers: sent,
        ...(body === undefined ? {} : { json: body }),
        ...(signal ? { signal } : {}),
        ...(call.outlivesPage && isShort(body) ? { keepalive: true } : {}),
      });
    } catch (error) {
      if (signal?.aborted) throw error;
      throw new CallProblem(0, {});
    }
    const schema = call.answers[response.status];
    const answer = schema ? await answerOf(call, schema, response) : null;
    if (answer) return { status: response.status, body: answer.body, headers: response.headers } as never;
    if (response.ok && signal?.aborted) throw signal.reason;
    const problem = response.ok
      ? unexpectedAnswer(response)
      : new CallProblem(response.status, await bodyOf(response));
    if (response.status === 401) session.onSessionEnd();
    session.onProblem(problem, languageOfHeader(sent.lang));
    const now = session.headers();
    if (moved.includes(problem.code) && placeHeaders.every((name) => sent[name] === now[name]))
      session.onSessionMove(problem);
    throw problem;
  };
}
