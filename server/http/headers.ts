import type { FastifyReply } from 'fastify';
import type { Place } from '#domain/routes.ts';
import type { Settings } from '../settings.ts';

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), usb=(), browsing-topics=()',
};

/** Headers of every answer of a call. */
export const callAnswerHeaders: Readonly<Record<string, string>> = {
  ...everywhere,
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/**
 * Policy of what others wrote, in case it is opened as a page: it shows text, and nothing in it runs, is sent or leads
 * away by itself. The portal's own frame shows it cleaned, under the policy of its page.
 */
export const foreignPagePolicy =
  "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox";

/** What is built and never changes lies below it. */
export const assetFolder = '/assets/';

/** Headers of scripts, styles, fonts and pictures. */
export const assetHeaders: Readonly<Record<string, string>> = everywhere;

const isText = /^text\/|\+xml$/;

/** Says of a text in which charset it is written, where nobody did. */
export function nameCharset(reply: FastifyReply): void {
  const type = reply.getHeader('content-type');
  if (typeof type === 'string' && isText.test(type) && !type.includes('charset'))
    reply.header('content-type', `${type}; charset=utf-8`);
}

const overHttps = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };
const overHttp = {};

/** Browsers must come back by https where the origin is https. */
export function transportHeaders(origin: string): Record<string, string> {
  return origin.startsWith('https:') ? overHttps : overHttp;
}

/**
 * Headers of the page that a provider comes back to. It has no opener policy: with one, the popup would lose the
 * page that opened it.
 */
export const silentPageHeaders: Readonly<Record<string, string>> = {
  ...everywhere,
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; script-src 'self'; base-uri 'none'; frame-ancestors 'self'",
};

/**
 * Headers of the page that a signed link opens: it needs nothing but its own files and its calls, and where it came from
 * is nobody's business.
 */
export const policyLinkHeaders: Readonly<Record<string, string>> = {
  ...everywhere,
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
};

/**
 * Headers of a page of the portal, or of the gallery. The portal's page stays while its person goes on to a payment, so
 * that the card frame is allowed wherever it is opened; the identity provider is where people sign in (its hidden frame
 * comes back to us); the payment step allows nothing else.
 */
export function pageHeaders(
  place: Place | 'gallery',
  signIn: 'anonymous' | 'required',
  settings: Pick<Settings, 'cardFrameUrl' | 'directory' | 'customers'>,
): Record<string, string> {
  const gallery = place === 'gallery';
  const payment = !gallery && place.kind === 'step' && place.step === 'PAYMENT';
  const identity =
    signIn === 'required' ? unique([settings.directory.issuer, settings.customers.issuer].map(originOf)) : [];
  const card = gallery ? [] : [originOf(settings.cardFrameUrl)];
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': payment ? ["'self'"] : ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...identity],
    'frame-src': [...(payment && signIn === 'anonymous' ? [] : ["'self'"]), ...identity, ...card],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'self'"],
    ...(payment && {
      'worker-src': ["'none'"],
      'media-src': ["'none'"],
      'manifest-src': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
    }),
  };
  return {
    ...everywhere,
    'cache-control': 'no-store',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources.length > 0 ? sources.join(' ') : "'none'"}`)
      .join('; '),
  };
}

function originOf(address: string): string {
  return new URL(address).origin;
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}
