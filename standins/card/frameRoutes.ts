import { setTimeout as wait } from 'node:timers/promises';
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { monthOf } from '../clock.ts';
import { readBrowserScript, serveFile } from '../pages/assets.ts';
import { secured } from '../pages/security.ts';
import { framePage, frameSettingsOf, profileOf } from './framePage.ts';
import { tokenise, tokenRequest, type Vault } from './tokenise.ts';

const scripts = [
  'cardRules',
  'frame/frame',
  'frame/channel',
  'frame/form',
  'frame/format',
  'frame/frameSettings',
  'frame/style',
];
/** Token of the forged answer that a page of another origin sends. */
export const forgedDataKey = '49999999999999999999';

const query = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/** The hosted card form: its page, its scripts and the call that gives it a token. */
export function serveFrame(app: FastifyInstance, vault: Vault, applicationOrigins: readonly string[]): void {
  /** The application that asks for the form; every one of the profile when the form itself is loaded again. */
  const originsToFrame = ({ referer, host }: IncomingHttpHeaders, id: string): readonly string[] => {
    const asking = URL.parse(referer ?? '')?.origin;
    if (asking === `http://${host}`) {
      return vault.profiles.find((profile) => profile.id === id)?.sourceOrigins ?? applicationOrigins;
    }
    return applicationOrigins.filter((origin) => origin === asking);
  };
  app.get('/HPPtoken/index.php', async (request, reply) => {
    const given = query.parse(request.query);
    const asked = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, [value].flat()[0]]));
    const fault = vault.faults.take('frame.load', asked.id ?? '');
    if (fault?.kind === 'never') return reply.hijack();
    if (fault?.kind === 'late') await wait(fault.seconds * 1000);
    const profile = profileOf(asked);
    const embeddedBy = originsToFrame(request.headers, profile);
    const settings = frameSettingsOf(asked, {
      ticket: vault.tickets.issue({ profile, embeddedBy }),
      thisMonth: monthOf(vault.clock.now()),
      origins: [...applicationOrigins],
      failsAtLoad: fault?.kind === 'systemError',
    });
    const framedBy = embeddedBy.length > 0 ? embeddedBy : applicationOrigins;
    return secured(reply, { embeddedBy: framedBy, connect: true, frames: true }).send(framePage(settings));
  });

  app.post('/HPPtoken/token', { bodyLimit: 4096 }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const parsed = tokenRequest.safeParse(request.body);
    if (!parsed.success) return reply.status(400).send({ code: 'request.invalid' });
    const told = tokenise(vault, parsed.data);
    if (!told) return reply.status(403).send({ code: 'ticket.refused' });
    const { answer, delivery, lateSeconds, never, ticket } = told;
    if (never) return reply.hijack();
    if (lateSeconds !== null) await wait(lateSeconds * 1000);
    return { answer, delivery, ticket };
  });

  serveFile(
    app,
    '/HPPtoken/frame.css',
    'text/css; charset=utf-8',
    readFileSync(new URL('./frame/frame.css', import.meta.url)),
  );
  for (const script of scripts) {
    const content = readBrowserScript(new URL(`./${script}.ts`, import.meta.url));
    serveFile(app, `/HPPtoken/${script}.ts`, 'text/javascript; charset=utf-8', content);
  }
  serveForgery(app, applicationOrigins);
}

/** A page that the sandbox gives an origin of its own and that sends a forged answer past the frame. */
function serveForgery(app: FastifyInstance, applicationOrigins: readonly string[]): void {
  const answer = JSON.stringify({
    responseCode: ['001'],
    dataKey: forgedDataKey,
    errorMessage: '',
    bin: '499999',
  });
  const script = `window.parent.parent.postMessage(${JSON.stringify(answer)}, location.hash.slice(1));`;
  serveFile(app, '/HPPtoken/forgery.js', 'text/javascript; charset=utf-8', script);
  app.get('/HPPtoken/forgery', (_request, reply) =>
    reply
      .header(
        'content-security-policy',
        `sandbox allow-scripts; default-src 'none'; script-src 'self'; frame-ancestors 'self' ${applicationOrigins.join(' ')}`,
      )
      .type('text/html; charset=utf-8')
      .send('<!doctype html><title>-</title><script src="/HPPtoken/forgery.js"></script>'),
  );
}
