import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problem } from '../gateway/answers.ts';
import { secured } from '../pages/security.ts';
import { languageOf, type Language } from '../texts/texts.ts';
import type { Mailbox } from './mailbox.ts';
import { mailListPage, mailPage, noMailPage } from './mailPage.ts';

const most = 200;
/** A letter may look as it likes, and do nothing: its links open windows of their own. */
const letterPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'self'; frame-ancestors 'self'";

type Asked = { id: string; at?: string };

/** The messages that were sent: a page for people, and JSON for programs. */
export function serveMail(app: FastifyInstance, mailbox: Mailbox): void {
  const opened = (request: FastifyRequest) => mailbox.open(Number((request.params as Asked).id));

  app.get('/mail', async (request, reply) =>
    secured(reply).send(mailListPage(languageAsked(request), mailbox.list(most))),
  );
  app.get('/mail/:id', async (request, reply) => {
    const language = languageAsked(request);
    const mail = await opened(request);
    if (!mail) return secured(reply.status(404)).send(noMailPage(language));
    return secured(reply, { frames: true }).send(mailPage(language, mail));
  });
  app.get('/mail/:id/html', async (request, reply) => {
    const mail = await opened(request);
    if (!mail) return problem(reply, 404, 'mail.notFound');
    return reply
      .header('content-security-policy', letterPolicy)
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(mail.html.replace(/<head>/i, '<head><base target="_blank">'));
  });
  app.get('/mail/:id/attachments/:at', async (request, reply) => {
    const mail = await opened(request);
    const attached = mail?.attachments[Number((request.params as Asked).at)];
    if (!attached) return problem(reply, 404, 'mail.notFound');
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(attached.name)}`)
      .type(attached.type)
      .send(Buffer.from(attached.content));
  });

  app.get('/mail/api/messages', async () => ({ messages: mailbox.list(most) }));
  app.get('/mail/api/messages/:id', async (request, reply) => {
    const mail = await opened(request);
    if (!mail) return problem(reply, 404, 'mail.notFound');
    const attachments = mail.attachments.map(({ name, type, content }) => ({
      name,
      type,
      bytes: content.length,
    }));
    return { ...mail, attachments };
  });
  app.delete('/mail/api/messages', async (_request, reply) => {
    mailbox.clear();
    return reply.status(204).send();
  });
}

function languageAsked(request: FastifyRequest): Language {
  const asked = new URL(request.url, 'http://127.0.0.1').searchParams.get('lang');
  return languageOf(asked) ?? languageOf(request.headers['accept-language']) ?? 'en';
}
