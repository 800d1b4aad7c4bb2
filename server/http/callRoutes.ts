import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOfHeader, locales } from '#domain/locales.ts';
import { recordRefusal } from '../audit/audit.ts';
import { sessionsNamedBy } from '../identity/earlierSession.ts';
import type { Session } from '../identity/session.ts';
import { answersHead } from './allowedMethods.ts';
import { serializerOf } from './answerSchema.ts';
import { countedAddress } from './clientAddress.ts';
import { headerOf } from './headerOf.ts';
import { type Admission, admit, type GuardParts } from './guard.ts';
import type { CallAnswer, CallRequest, Implementation } from './implement.ts';
import { foreignChannel } from './ownChannel.ts';
import { parseRequest } from './parse.ts';
import { Problem } from './problem.ts';
import { outOfReach, type ScopeChecks } from './scope.ts';

export const defaultBodyLimit = 64 * 1024;

declare module 'fastify' {
  interface FastifyRequest {
    admission: Admission | null;
  }
}

type AnyRequest = CallRequest<never, never, never, never, never>;

/** Serves every call of the table on its path and its aliases. */
export function registerCalls(
  server: FastifyInstance,
  implementations: readonly Implementation[],
  parts: GuardParts & { scopes: ScopeChecks },
): void {
  server.decorateRequest('admission', null);
  for (const implementation of implementations) {
    const { call } = implementation;
    const answer = answerWith(implementation, parts);
    for (const path of [call.path, ...(call.aliases ?? [])]) {
      server.route({
        method: call.method,
        exposeHeadRoute: answersHead(call),
        url: path.replace(/\{(\w+)\}/g, ':$1'),
        bodyLimit: call.bodyLimit ?? defaultBodyLimit,
        onRequest: async (request, reply) => {
          const admission = await admit(call, request, parts);
          request.admission = admission;
          if (admission.cookie !== null) reply.header('set-cookie', admission.cookie);
        },
        handler: answer,
      });
    }
  }
}

function answerWith(implementation: Implementation, parts: GuardParts & { scopes: ScopeChecks }) {
  const { call } = implementation;
  const handle = implementation.handle as (request: AnyRequest) => ReturnType<Implementation['handle']>;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    let session = request.admission?.session ?? null;
    const { params, query, headers, body } = parseRequest(call, request);
    const foreign = foreignChannel({ query, body }, parts.application.channel);
    if (foreign !== null) {
      await recordRefusal(parts.db, parts.clock, call.name, {
        action: 'claims.mismatch',
        session,
        object: { type: 'channel', id: foreign },
        requestId: request.id,
      });
      throw new Problem(403, 'claims.mismatch');
    }
    const unreachedBy = (who: Session | null) => outOfReach(call, { params, query, body }, who, parts.scopes);
    let unreached = await unreachedBy(session);
    if (unreached !== null && session !== null) {
      // It may have been moved in another process, of which this one has not heard yet.
      session = (await parts.sessions.again(session)) ?? session;
      unreached = await unreachedBy(session);
    }
    if (unreached !== null) {
      await recordRefusal(parts.db, parts.clock, call.name, {
        action: 'scope.refuse',
        session,
        object: unreached,
        requestId: request.id,
      });
      throw new Problem(404, 'notFound');
    }
    const answer: CallAnswer<Record<number, never>> = await handle({
      params,
      query,
      headers,
      body,
      session,
      namedSessions: sessionsNamedBy(request.cookies, parts.application.key),
      namesWhoAsks: ['x-user-ref', 'x-user-type'].every((name) => headerOf(request, name) !== null),
      refCode: headerOf(request, 'url-ref-code'),
      application: parts.application.key,
      userAgent: request.headers['user-agent'] ?? '',
      origin: parts.origin(),
      clock: parts.clock,
      client: countedAddress(request.ip),
      requestId: request.id,
      locale: locales[languageOfHeader(headerText(request.headers.lang))],
      log: request.log,
    } as AnyRequest);
    if (answer.headers !== undefined) reply.headers(answer.headers);
    reply.code(answer.status);
    if ('bytes' in answer) {
      if (!reply.hasHeader('content-type')) reply.type(call.binary ?? 'application/octet-stream');
      return reply.send(answer.bytes);
    }
    const serialize = serializerOf(call.answers[answer.status], reply);
    if (!reply.hasHeader('content-type')) reply.type('application/json; charset=utf-8');
    return reply.send(serialize((answer.body ?? null) as never));
  };
}

export function headerText(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
