import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { ApplicationKey } from '#domain/applications.ts';

/** Name of an application's session cookie; cookies ignore ports, so that each has its own. */
export function cookieName(application: ApplicationKey): string {
  return `__Host-portage-${application}`;
}

export function newSessionValue(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOf(value: string): string {
  return hash('sha256', value, 'base64url');
}

/** A name with which tabs tell sessions apart; neither the cookie nor the row can be found by it. */
export function sessionNameOf(idHash: string): string {
  return hashOf(`name ${idHash}`).slice(0, 22);
}

/** The claims token follows from the cookie's value, so that no database holds it. */
export function claimsTokenOf(sessionValue: string, generation: number): string {
  return createHmac('sha256', sessionValue).update(`claims ${generation}`).digest('base64url');
}

export function sameSecret(given: string, wanted: string): boolean {
  const one = Buffer.from(given);
  const other = Buffer.from(wanted);
  return one.length === other.length && timingSafeEqual(one, other);
}

/** [SI-036] The cookie outlives its session by 60 seconds. */
const cookieGraceSeconds = 60;

export function sessionCookie(application: ApplicationKey, value: string, secondsLeft: number): string {
  const age = Math.max(0, Math.floor(secondsLeft)) + cookieGraceSeconds;
  return `${cookieName(application)}=${value}; Path=/; Max-Age=${age}; HttpOnly; Secure; SameSite=Lax`;
}

export function clearedCookie(application: ApplicationKey): string {
  return `${cookieName(application)}=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax`;
}
