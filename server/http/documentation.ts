import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Language, languageOf } from '#domain/locales.ts';
import { documentationPage } from './documentationPage.ts';
import type { Implementation } from './implement.ts';
import { openApi } from './openapi.ts';

const answeringHead = { exposeHeadRoute: true };

/** A text that stays the same as long as the process lives, with its entity tag. */
type Made = { text: string; etag: string };

/** The table of calls as a document and as a page; each is made when it is asked for first. */
export type Documentation = { document(): Made; page(language: Language): Made };

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
    document: () => once('document', () => JSON.stringify(openApi(calls))),
    page: (language) => once(language, () => documentationPage(calls, openApi(calls), language)),
  };
}

/** `/api/openapi.json`, and the same for reading under `/api/docs`; both are made from the table of calls. */
export function registerDocumentation(server: FastifyInstance, documentation: Documentation): void {
  server.get('/api/openapi.json', answeringHead, async (request, reply) =>
    sendMade(documentation.document(), request, reply.type('application/json; charset=utf-8')),
  );
  server.get<{ Querystring: { lang?: string } }>('/api/docs', answeringHead, async (request, reply) => {
    const language = languageOf(request.query.lang ?? request.cookies['portage-lang']) ?? 'en';
    reply
      .header('content-security-policy', "default-src 'none'; style-src 'self'; frame-ancestors 'none'")
      .header('vary', 'cookie')
      .type('text/html; charset=utf-8');
    return sendMade(documentation.page(language), request, reply);
  });
  server.get('/api/docs.css', answeringHead, async (_request, reply) =>
    reply.type('text/css').send(documentationStyle),
  );
}

function sendMade({ text, etag }: Made, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers({ etag, 'cache-control': 'no-cache' });
  const isKnown = request.headers['if-none-match']?.includes(etag) === true;
  return isKnown ? reply.code(304).send() : reply.send(text);
}

const documentationStyle = `
body { font: 16px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; color: #1d2a26; background: #fcfbf8; }
h2 { margin-top: 2.5rem; border-top: 1px solid #d8d5cc; padding-top: 1rem; font-size: 1.25rem; }
code, pre { font: 14px/1.45 ui-monospace, monospace; }
pre { background: #f1efe8; padding: 0.75rem; overflow: auto; border-radius: 4px; }
dt { font-weight: 600; } dd { margin: 0 0 0.5rem; }
nav ul { columns: 20rem; padding-left: 1rem; }
`;
