import cookie from '@fastify/cookie';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Application } from '#domain/applications.ts';
import type { Clock } from '../clock.ts';
import type { ClockCheck } from '../clockCheck.ts';
import type { Database } from '../database/database.ts';
import type { Sessions } from '../identity/sessions.ts';
import type { Organizations } from '../organizations/organizations.ts';
import type { Settings } from '../settings.ts';
import type { Waits } from '../waits.ts';
import { headerText, registerCalls } from './callRoutes.ts';
import { refuseBrokenRequest } from './brokenRequest.ts';
import { withoutPorts } from './clientAddress.ts';
import { registerConnections } from './connections.ts';
import { type Documentation, registerDocumentation } from './documentation.ts';
import { sendFailure } from './failures.ts';
import { callAnswerHeaders, nameCharset, transportHeaders } from './headers.ts';
import { registerHealth } from './health.ts';
import { registerHostCheck } from './hostCheck.ts';
import type { Implementation } from './implement.ts';
import { type LogStream, loggerOptions } from './logging.ts';
import { registerPages } from './pageRoutes.ts';
import type { RateLimits } from './rateLimit.ts';
import type { ScopeChecks } from './scope.ts';
import type { WebFiles } from './webFiles.ts';

export type ApplicationParts = {
  application: Application;
  implementations: readonly Implementation[];
  documentation: Documentation;
  /** Origin under which people reach it; known once it listens. */
  origin(): string;
  sessions: Sessions;
  organizations: Organizations;
  scopes: ScopeChecks;
  db: Database;
  clock: Clock;
  clockAgrees: ClockCheck;
  rates: RateLimits;
  settings: Settings;
  webFiles: WebFiles;
  logStream: LogStream;
  waits: Waits;
  diskHasRoom(): Promise<boolean>;
  stopping(): boolean;
};

/** One of the four applications: its own listener, the same calls and pages. Which one it is, no header can say. */
export async function createApplication(parts: ApplicationParts): Promise<FastifyInstance> {
  const { application, settings } = parts;
  const { clients } = parts.waits;
  const begin = (request: FastifyRequest, reply: FastifyReply) =>
    reply
      .headers(callAnswerHeaders)
      .headers(transportHeaders(parts.origin()))
      .header('x-request-id', request.id);
  const server = Fastify({
    logger: loggerOptions(settings.logLevel, application.key, parts.clock, parts.logStream),
    logController: new LogController({ disableRequestLogging: true }),
    exposeHeadRoutes: false,
    genReqId: () => crypto.randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    requestTimeout: clients.requestMs,
    connectionTimeout: clients.silentMs,
    keepAliveTimeout: clients.keepAliveMs,
    http: { headersTimeout: clients.headersMs, connectionsCheckingInterval: clients.checkMs },
    trustProxy: settings.trustedProxies,
    clientErrorHandler: refuseBrokenRequest,
    // An address that cannot be read never comes to the hooks.
    frameworkErrors: (failure, request, reply) => sendFailure(failure, request, begin(request, reply)),
  });
  registerConnections(server, parts.stopping);
  registerHealth(server, parts);
  server.addHook('onRequest', (request, reply, done) => {
    const { headers } = request.raw;
    const forwardedFor = headerText(headers['x-forwarded-for']);
    if (forwardedFor !== undefined) headers['x-forwarded-for'] = withoutPorts(forwardedFor);
    begin(request, reply);
    done();
  });
  server.addHook('onSend', (_request, reply, _payload, done) => {
    nameCharset(reply);
    done();
  });
  registerHostCheck(server, parts.origin);
  await server.register(cookie);
  server.addHook('onResponse', (request, reply, done) => {
    request.log.debug({
      method: request.method,
      route: request.routeOptions.url ?? 'page',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    });
    done();
  });
  // Pages of other sites can send text without being asked beforehand.
  server.removeContentTypeParser('text/plain');
  server.setErrorHandler(sendFailure);
  registerCalls(server, parts.implementations, parts);
  await registerDocumentation(server, parts.documentation);
  await registerPages(server, parts);
  return server;
}
