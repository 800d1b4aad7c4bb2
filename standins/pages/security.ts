import type { FastifyInstance, FastifyReply } from 'fastify';

type Allowed = {
  /** Origins to which a form may lead, redirects included. */
  formTargets?: readonly string[];
  /** Origins that may embed the page. */
  embeddedBy?: readonly string[];
  connect?: boolean;
  frames?: boolean;
};

/** The content policy of a page: everything of ours, nothing inline, nothing foreign. */
export function contentPolicy({
  formTargets = [],
  embeddedBy = [],
  connect = false,
  frames = false,
}: Allowed): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    `connect-src ${connect ? "'self'" : "'none'"}`,
    `frame-src ${frames ? "'self'" : "'none'"}`,
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    `frame-ancestors ${embeddedBy.length ? embeddedBy.join(' ') : "'none'"}`,
    "base-uri 'none'",
  ].join('; ');
}

/** Headers of every answer; a page says more. */
export function secureEveryAnswer(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'same-origin');
    done();
  });
}

/**
 * Headers of every page. There is no Cross-Origin-Opener-Policy on purpose:
 * it would cut a sign-in popup from the page that opened it.
 */
export function secured(reply: FastifyReply, allowed: Allowed = {}): FastifyReply {
  return reply
    .header('content-security-policy', contentPolicy(allowed))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8');
}
