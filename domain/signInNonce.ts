import type { ApplicationKey } from './applications.ts';

/** The nonce of a sign-in names its application, so that the token that answers it opens no other. */
export function signInNonce(application: ApplicationKey, chance: string): string {
  return `${application}.${chance}`;
}

export function nonceIsOf(application: ApplicationKey, nonce: string): boolean {
  return nonce.startsWith(`${application}.`);
}
