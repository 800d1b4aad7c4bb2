import type { ZodType, z } from 'zod';
import type { ApplicationKey } from '#domain/applications.ts';
import type { Access, Answers, CallDefinition } from '#domain/calls/call.ts';
import { getUser } from '#domain/calls/identity/getUser.ts';
import { openSession } from '#domain/calls/identity/openSession.ts';
import type { CurrentUser } from '#domain/calls/identity/user.ts';
import type { ProblemAnswer } from '#server/http/problem.ts';
import type { Person } from './people.ts';
import type { TestIssuer } from './testIssuer.ts';

export type CallInput = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: unknown;
};

type Succeeded<Success extends Answers> = {
  [Status in keyof Success & number]: {
    ok: true;
    status: Status;
    body: z.output<Success[Status]>;
    headers: Headers;
  };
}[keyof Success & number];
type Failed = {
  ok: false;
  status: number;
  problem: ProblemAnswer & Record<string, unknown>;
  headers: Headers;
};

/** A browser as far as calls see one: it keeps cookies, knows its session, and says where its requests come from. */
export type TestClient = {
  readonly application: ApplicationKey;
  readonly origin: string;
  /** The session as `getUser` told it last. */
  current: CurrentUser | null;
  /** Cookies by name; delete one to lose it, set one to have stolen it. */
  readonly cookies: Map<string, string>;
  /** A request with cookies, identity headers and same-origin marks; `headers` replace them, empty ones leave them out. */
  fetch(
    path: string,
    init?: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> },
  ): Promise<Response>;
  /** Makes a call of the table; a success is read by the answer's schema. */
  call<Success extends Answers>(
    call: CallDefinition<ZodType, ZodType, ZodType, ZodType, Success, Access>,
    input?: CallInput,
  ): Promise<Succeeded<Success> | Failed>;
  /** Makes a call that must succeed and gives its body. */
  body<Success extends Answers>(
    call: CallDefinition<ZodType, ZodType, ZodType, ZodType, Success, Access>,
    input?: CallInput,
  ): Promise<Succeeded<Success>['body']>;
  /** Asks who the session belongs to, as a page does when it opens. */
  open(): Promise<CurrentUser>;
  signIn(person: Pick<Person, 'issuer' | 'subject'>): Promise<CurrentUser>;
};

export function testClient(application: ApplicationKey, origin: string, issuer?: TestIssuer): TestClient {
  const cookies = new Map<string, string>();
  const identityHeaders = (current: CurrentUser | null): Record<string, string> => ({
    ...(current?.user && { 'x-user-ref': current.user.userRef, 'x-user-type': current.user.userType }),
    ...(current?.claimsToken && { 'x-claims-token': current.claimsToken }),
  });

  const client: TestClient = {
    application,
    origin,
    current: null,
    cookies,
    async fetch(path, init = {}) {
      const headers: Record<string, string> = {
        lang: 'EN',
        'url-ref-code': 'portage',
        'sec-fetch-site': 'same-origin',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...identityHeaders(client.current),
        ...init.headers,
      };
      const sent = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''));
      const response = await fetch(origin + path, { redirect: 'manual', ...init, headers: sent });
      for (const cookie of response.headers.getSetCookie()) keep(cookies, cookie);
      return response;
    },
    async call(call, input = {}) {
      const { params = {}, query, headers, body } = input;
      const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(params[name] ?? ''),
      );
      const search = query === undefined ? '' : `?${new URLSearchParams(query)}`;
      const response = await client.fetch(path + search, {
        method: call.method,
        headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const { status } = response;
      const schema = call.answers[status];
      if (schema === undefined) {
        return { ok: false, status, problem: await response.json(), headers: response.headers };
      }
      const answer = call.binary ? new Uint8Array(await response.arrayBuffer()) : await response.json();
      return {
        ok: true,
        status,
        body: call.binary ? answer : schema.parse(answer),
        headers: response.headers,
      } as never;
    },
    async body(call, input) {
      const answer = await client.call(call, input);
      if (!answer.ok) throw new Error(`${call.name} answered ${JSON.stringify(answer.problem)}`);
      return answer.body as never;
    },
    async open() {
      client.current = await client.body(getUser);
      return client.current;
    },
    async signIn({ issuer: name, subject }) {
      if (issuer === undefined) throw new Error('This client signs in at a provider of its own');
      const nonce = `${application}.${crypto.randomUUID()}`;
      const idToken = await issuer.token(name, subject, nonce);
      await client.body(openSession, { body: { idToken, nonce } });
      return client.open();
    },
  };
  return client;
}

function keep(cookies: Map<string, string>, header: string): void {
  const [pair = '', ...attributes] = header.split(';');
  const [name = '', value = ''] = pair.split('=');
  if (attributes.some((attribute) => attribute.trim() === 'Max-Age=0')) cookies.delete(name);
  else cookies.set(name, value);
}

/** The client, once it has opened a page. */
export async function opened(client: TestClient): Promise<TestClient> {
  await client.open();
  return client;
}
