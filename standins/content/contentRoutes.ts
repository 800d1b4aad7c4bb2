import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Faults } from '../faults/faults.ts';
import { deliver, problem } from '../gateway/answers.ts';

const asked = z.object({
  locale: z.enum(['en_CA', 'fr_CA']),
  file: z.templateLiteral([
    z.enum(['welcome', 'faqs', 'contact-us', 'resource', 'forms', 'faq']),
    z.literal('.html'),
  ]),
});

/** The content pages as their writers keep them: one HTML file a screen and locale. */
export function serveContent(app: FastifyInstance, faults: Faults): void {
  app.get('/content/:locale/:file', async (request, reply) => {
    const parsed = asked.safeParse(request.params);
    if (!parsed.success) return problem(reply, 404, 'content.notFound');
    const { locale, file } = parsed.data;
    const fault = faults.take('content', `${locale}/${file}`);
    if (fault?.kind === 'unavailable') return problem(reply, 503, 'content.unavailable');
    const html = await readFile(new URL(`./pages/${locale}/${file}`, import.meta.url));
    reply.type('text/html; charset=utf-8');
    return deliver(reply, fault ? { kind: 'late', seconds: fault.seconds } : { kind: 'now' }, 200, html);
  });
}
