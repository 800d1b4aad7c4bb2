import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request comes from a page of this origin. The browser says so itself (Sec-Fetch-Site); where it does not,
 * the Origin header must.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, origin: string): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.origin === origin : site === 'same-origin';
}

/** Whether a request says of itself that it comes from elsewhere. */
export function isFromElsewhere(headers: IncomingHttpHeaders, origin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return true;
  return headers.origin !== undefined && headers.origin !== origin;
}
