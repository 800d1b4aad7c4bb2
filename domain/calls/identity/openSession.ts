import { z } from 'zod';
import { defineCall } from '../call.ts';
import { sessionToken } from './user.ts';

/**
 * [SI-033] Exchanges the identity provider's token, once, for a session and its claims token. Whom nobody knows yet
 * is refused with `identity.newcomer` (403) and names the reference number of the invitation; where that does not fit,
 * with `identity.referenceWrong` and `triesLeft`, `identity.referenceExpired` or `identity.triedTooOften`.
 */
export const openSession = defineCall({
  name: 'openSession',
  method: 'POST',
  path: '/api/auth/token',
  body: z.strictObject({
    idToken: z.string().min(1).max(16_384),
    /** The value that this page sent to the provider with the request for the token. */
    nonce: z.string().min(8).max(200),
    referenceNumber: z.string().min(1).max(40).optional(),
  }),
  answers: { 200: sessionToken },
  access: { kind: 'opensSession' },
  scope: { names: 'session' },
  ratePerMinute: { address: 240 },
  example: { body: { idToken: 'eyJhbGciOiJSUzI1NiJ9.e30.c2ln', nonce: 'n-0S6_WzA2Mj' } },
});
