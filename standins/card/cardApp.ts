import fastify, { type FastifyInstance } from 'fastify';
import { serveActivation } from '../activation/activationRoutes.ts';
import type { Clock } from '../clock.ts';
import { serveContent } from '../content/contentRoutes.ts';
import { serveConsoleApi } from '../console/consoleApi.ts';
import { serveConsolePage } from '../console/consoleRoutes.ts';
import type { Faults } from '../faults/faults.ts';
import { problem } from '../gateway/answers.ts';
import { createCharges } from '../gateway/charges.ts';
import { serveGateway } from '../gateway/gatewayRoutes.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import { serveMail } from '../mail/mailRoutes.ts';
import { serveRegisters } from '../registers/registerRoutes.ts';
import { serveAssets } from '../pages/assets.ts';
import { acceptForms } from '../pages/forms.ts';
import { answerToOwnHost } from '../pages/ownHost.ts';
import { secureEveryAnswer } from '../pages/security.ts';
import type { Settings } from '../settings.ts';
import type { State } from '../state.ts';
import { serveFrame } from './frameRoutes.ts';
import { createTickets } from './tickets.ts';
import { createTokens } from './tokens.ts';

/** What the services of the card origin share with the others. */
export type SharedParts = { state: State; clock: Clock; faults: Faults; mailbox: Mailbox };

/** Everything on the card origin: the hosted form, the gateway, policy activation, the registers of advisors, the content pages, the mail that came and the fault console. */
export function createCardApp(settings: Settings, shared: SharedParts): FastifyInstance {
  const { profiles, applicationOrigins, gatewayKey, activationKey, registerKeys, slowSeconds } = settings;
  const app = fastify({ forceCloseConnections: 'idle', bodyLimit: 16 * 1024 });
  const { state, clock, faults, mailbox } = shared;
  const tokens = createTokens(state, clock);
  const charges = createCharges(state, tokens, clock, slowSeconds);

  secureEveryAnswer(app);
  answerToOwnHost(app);
  acceptForms(app);
  serveAssets(app);
  serveFrame(app, { profiles, tokens, tickets: createTickets(clock), faults, clock }, applicationOrigins);
  serveGateway(app, charges, faults, gatewayKey);
  serveActivation(app, state, faults, clock, activationKey);
  serveRegisters(app, faults, registerKeys);
  serveContent(app, faults);
  serveMail(app, mailbox);
  serveConsoleApi(app, faults, clock);
  serveConsolePage(app, { faults, clock, charges, profiles });

  app.setNotFoundHandler((_request, reply) => problem(reply, 404, 'notFound'));
  // Bodies may hold a card number, so a failure is logged by its kind and never with its request.
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) console.error(error.stack);
    return problem(reply, status, status >= 500 ? 'server.failed' : 'request.invalid');
  });
  return app;
}

/** The origin of the card form, once the server listens. */
export function cardOrigin(app: FastifyInstance): string {
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The card vault does not listen yet');
  return `http://127.0.0.1:${address.port}`;
}
