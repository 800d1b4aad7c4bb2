import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Language, languageOf } from '#domain/locales.ts';
import { documentationFolder, documentationPage, documentationScript } from './documentationPage.ts';
import type { Implementation } from './implement.ts';
import { openApi } from './openapi.ts';

const answeringHead = { exposeHeadRoute: true };

/** A text that stays the same as long as the process lives, with its entity tag. */
type Made = { text: string; etag: string };

/** The table of calls as a document and as a page, in a language; each is made when it is asked for first. */
export type Documentation = { document(language: Language): Made; page(language: Language): Made };

export function createDocumentation(implementations: readonly Implementation[]): Documentation {
  const calls = implementations.map(({ call }) => call);
  const kept = new Map<string, Made>();
  const once = (name: string, make: () => string): Made => {
    const known = kept.get(name);
    if (known !== undefined) return known;
    const text = make();
    const made = { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
    kept.set(name, made);
    return made;
  };
  return {
    document: (language) => once(`document ${language}`, () => JSON.stringify(openApi(calls, language))),
    page: (language) => once(`page ${language}`, () => documentationPage(language)),
  };
}

type LanguageQuery = { Querystring: { lang?: string } };

/** What the page loads: its own script, the library, what that draws itself, and the document. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'";
const libraryFiles = ['/swagger-ui.css', '/swagger-ui-bundle.js'];

/** `/api/openapi.json`, and the same for reading under `/api/docs`; both are made from the table of calls. */
export async function registerDocumentation(
  server: FastifyInstance,
  documentation: Documentation,
): Promise<void> {
  server.get<LanguageQuery>('/api/openapi.json', answeringHead, async (request, reply) =>
    sendMade(
      documentation.document(languageOf(request.query.lang) ?? 'en'),
      request,
      reply.type('application/json; charset=utf-8'),
    ),
  );
  server.get<LanguageQuery>('/api/docs', answeringHead, async (request, reply) => {
    const language = languageOf(request.query.lang ?? request.cookies['portage-lang']) ?? 'en';
    reply.header('content-security-policy', policy).header('vary', 'cookie').type('text/html; charset=utf-8');
    return sendMade(documentation.page(language), request, reply);
  });
  server.get('/api/docs/open.js', answeringHead, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(documentationScript),
  );
  await server.register(fastifyStatic, {
    root: join(dirname(fileURLToPath(import.meta.resolve('@fastify/swagger-ui'))), 'static'),
    prefix: documentationFolder,
    index: false,
    decorateReply: false,
    allowedPath: (path) => libraryFiles.includes(path),
  });
}

function sendMade({ text, etag }: Made, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers({ etag, 'cache-control': 'no-cache' });
  const isKnown = request.headers['if-none-match']?.includes(etag) === true;
  return isKnown ? reply.code(304).send() : reply.send(text);
}
