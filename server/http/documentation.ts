import type { FastifyInstance } from 'fastify';
import { languageOf } from '#domain/locales.ts';
import { documentationPage } from './documentationPage.ts';
import type { Implementation } from './implement.ts';
import { openApi } from './openapi.ts';

const answeringHead = { exposeHeadRoute: true };

/** `/api/openapi.json`, and the same for reading under `/api/docs`; both are made from the table of calls. */
export function registerDocumentation(
  server: FastifyInstance,
  implementations: readonly Implementation[],
): void {
  const calls = implementations.map(({ call }) => call);
  server.get('/api/openapi.json', answeringHead, async (_request, reply) =>
    reply.type('application/json').serializer(JSON.stringify).send(openApi(calls)),
  );
  server.get<{ Querystring: { lang?: string } }>('/api/docs', answeringHead, async (request, reply) => {
    const language = languageOf(request.query.lang ?? request.cookies['portage-lang']) ?? 'en';
    return reply
      .header('content-security-policy', "default-src 'none'; style-src 'self'; frame-ancestors 'none'")
      .type('text/html; charset=utf-8')
      .send(documentationPage(calls, language));
  });
  server.get('/api/docs.css', answeringHead, async (_request, reply) =>
    reply.type('text/css').send(documentationStyle),
  );
}

const documentationStyle = `
body { font: 16px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; color: #1d2a26; background: #fcfbf8; }
h2 { margin-top: 2.5rem; border-top: 1px solid #d8d5cc; padding-top: 1rem; font-size: 1.25rem; }
code, pre { font: 14px/1.45 ui-monospace, monospace; }
pre { background: #f1efe8; padding: 0.75rem; overflow: auto; border-radius: 4px; }
dt { font-weight: 600; } dd { margin: 0 0 0.5rem; }
nav ul { columns: 20rem; padding-left: 1rem; }
`;
