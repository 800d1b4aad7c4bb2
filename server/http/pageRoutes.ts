import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyAccepts from '@fastify/accepts';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Application } from '#domain/applications.ts';
import { languageOfPolicyLink } from '#domain/links/policyLink.ts';
import { languages } from '#domain/locales.ts';
import { opensKit, placeOf } from '#domain/routes.ts';
import type { Settings } from '../settings.ts';
import { allowedMethods } from './allowedMethods.ts';
import { environmentOf } from './environment.ts';
import { sendFailure } from './failures.ts';
import { assetHeaders, pageHeaders, policyLinkHeaders, silentPageHeaders } from './headers.ts';
import type { Implementation } from './implement.ts';
import { languageOfAddress, pageSource } from './page.ts';
import { Problem } from './problem.ts';
import { serverText } from './texts.ts';

const assetFolder = '/assets/';
/** What a provider comes back to in a hidden frame or a popup. */
const silentAddress = '/login/silent';

/**
 * Serves the built files, and the one page on every address that a person may open; the gallery of the kit and the
 * page of signed links are pages of their own.
 * An unknown address shows the page with status 404; an unknown address of a call is a problem, and so is the
 * address of a call under a method that it does not have.
 */
export async function registerPages(
  server: FastifyInstance,
  parts: {
    application: Application;
    implementations: readonly Implementation[];
    origin(): string;
    settings: Settings;
  },
): Promise<void> {
  const { application, settings } = parts;
  const allowedAt = allowedMethods(parts.implementations.map(({ call }) => call));
  const page = pageSource(settings.webFolder, 'index.html');
  const kitPage = pageSource(settings.webFolder, 'kit.html');
  const linkPage = pageSource(settings.webFolder, 'policyLink.html');
  if (existsSync(settings.webFolder)) {
    await server.register(fastifyStatic, {
      root: settings.webFolder,
      index: false,
      preCompressed: true,
      dotfiles: 'ignore',
      cacheControl: false,
      allowedPath: (path) => !path.endsWith('.html') && !path.endsWith('/'),
      setHeaders: (reply, path) => {
        const immutable = path.includes(assetFolder);
        reply.headers(assetHeaders);
        reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }

  await server.register(fastifyAccepts);

  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const address = new URL(parts.origin() + request.url);
    const language = languageOfAddress(address, {
      cookie: request.cookies['portage-lang'],
      accepted: request.accepts().language([...languages]),
    });
    const isKit = opensKit(address.pathname);
    const isLink = languageOfPolicyLink(address.pathname) !== null;
    const html = await (isKit ? kitPage : isLink ? linkPage : page).read({
      application: application.key,
      language,
      environment: environmentOf(new URL(parts.origin()).hostname),
      sample: settings.sample,
    });
    if (html === null) return reply.code(503).type('text/plain').send(serverText(language, 'page.notBuilt'));
    const place = placeOf(address.pathname);
    return reply
      .code(place.kind === 'unknown' && !isKit && !isLink ? 404 : 200)
      .headers(isLink ? policyLinkHeaders : pageHeaders(place, application.signIn, settings))
      .type('text/html; charset=utf-8')
      .send(html);
  };

  const sendSilentPage = async (reply: FastifyReply): Promise<FastifyReply> => {
    const html = await readFile(join(settings.webFolder, 'silent.html'), 'utf8').catch(() => null);
    if (html === null) return reply.code(503).type('text/plain').send('');
    return reply.headers(silentPageHeaders).type('text/html; charset=utf-8').send(html);
  };

  server.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const reading = request.method === 'GET' || request.method === 'HEAD';
    const opensPage = reading && path !== '/api' && !path.startsWith('/api/');
    const allowed = allowedAt(path);
    if (allowed.length > 0 && !(opensPage && placeOf(path).kind !== 'unknown')) {
      const headers = { allow: allowed.join(', ') };
      return sendFailure(new Problem(405, 'request.methodNotAllowed', { headers }), request, reply);
    }
    if (!opensPage) return sendFailure(new Problem(404, 'notFound'), request, reply);
    if (path === silentAddress) return sendSilentPage(reply);
    if (path.startsWith(assetFolder)) return sendFailure(new Problem(404, 'notFound'), request, reply);
    return sendPage(request, reply);
  });
}
