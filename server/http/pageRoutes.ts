import fastifyAccepts from '@fastify/accepts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Application } from '#domain/applications.ts';
import { languageOfPolicyLink } from '#domain/links/policyLink.ts';
import { languages } from '#domain/locales.ts';
import { paintedFile, paintedOn } from '#domain/paintedPages.ts';
import { refCodeOf } from '#domain/refCode.ts';
import { opensKit, type Place, placeOf } from '#domain/routes.ts';
import { stepOfPath } from '#machines/portal/stepOfPath.ts';
import type { Clock } from '../clock.ts';
import { cookieName } from '../identity/sessionSecrets.ts';
import type { Settings } from '../settings.ts';
import { todayOf } from '../today.ts';
import { allowedMethods } from './allowedMethods.ts';
import { environmentOf } from './environment.ts';
import { sendFailure } from './failures.ts';
import { assetFolder, pageHeaders, policyLinkHeaders, silentPageHeaders } from './headers.ts';
import type { Implementation } from './implement.ts';
import { languageOfAddress, withFacts } from './page.ts';
import { pageSqueezer } from './pageSqueezer.ts';
import { Problem } from './problem.ts';
import { serverText } from './texts.ts';
import type { PageName, WebFiles } from './webFiles.ts';

/** What a provider comes back to in a hidden frame or a popup. */
const silentAddress = '/login/silent';

/**
 * Serves the files of the pages, and the one page on every address that a person may open; the gallery of the kit and the
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
    clock: Clock;
    settings: Settings;
    webFiles: WebFiles;
  },
): Promise<void> {
  const { application, settings, webFiles } = parts;
  const allowedAt = allowedMethods(parts.implementations.map(({ call }) => call));
  await webFiles.serve(server);
  await server.register(fastifyAccepts);

  const squeeze = pageSqueezer();

  /** Nothing is known of whoever comes, so that what was painted for such visitors is right. */
  const isFirstVisit = (request: FastifyRequest, address: URL) =>
    request.cookies[cookieName(application.key)] === undefined && refCodeOf(address.search) === null;

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { name, html, headers }: { name: PageName; html: string; headers: Readonly<Record<string, string>> },
  ) => {
    const policy = webFiles.policyOf(name, html, headers['content-security-policy'] ?? '');
    reply
      .headers({ ...headers, 'content-security-policy': policy, vary: 'accept-encoding' })
      .type('text/html; charset=utf-8');
    const read = [request.accepts().encodings()].flat();
    const encoding = (['br', 'gzip'] as const).find((each) => read.includes(each));
    if (!encoding) return reply.send(html);
    return reply.header('content-encoding', encoding).send(await squeeze(html, encoding));
  };

  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const address = new URL(parts.origin() + request.url);
    const language = languageOfAddress(address, {
      cookie: request.cookies['portage-lang'],
      accepted: request.accepts().language([...languages]),
    });
    const isKit = opensKit(address.pathname);
    const isLink = languageOfPolicyLink(address.pathname) !== null;
    const name = isKit ? 'kit.html' : isLink ? 'policyLink.html' : 'index.html';
    const html = await webFiles.page(name);
    if (html === null) return reply.code(503).type('text/plain').send(serverText(language, 'page.notBuilt'));
    const facts = {
      application: application.key,
      language,
      environment: environmentOf(new URL(parts.origin()).hostname),
      sample: settings.sample,
    };
    const place = placeOf(address.pathname);
    const painted =
      application.signIn === 'anonymous' &&
      isFirstVisit(request, address) &&
      opensFirstStep(place, address.pathname)
        ? await webFiles.painted(paintedFile(facts))
        : null;
    reply.code(place.kind === 'unknown' && !isKit && !isLink ? 404 : 200);
    const headers = isLink
      ? policyLinkHeaders
      : pageHeaders(isKit ? 'gallery' : place, application.signIn, settings);
    return send(request, reply, {
      name,
      html: withFacts(html, { ...facts, painted: painted && paintedOn(todayOf(parts.clock), painted) }),
      headers,
    });
  };

  const sendSilentPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const name = 'silent.html';
    const html = await webFiles.page(name);
    if (html === null) return reply.code(503).type('text/plain').send('');
    return send(request, reply, { name, html, headers: silentPageHeaders });
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
    if (path === silentAddress) return sendSilentPage(request, reply);
    if (path.startsWith(assetFolder)) return sendFailure(new Problem(404, 'notFound'), request, reply);
    return sendPage(request, reply);
  });
}

function opensFirstStep({ kind }: Place, path: string): boolean {
  return ['root', 'step', 'booking', 'insideFlow'].includes(kind) && stepOfPath(path) === 'TRAVELLER_DETAILS';
}
