import { z } from 'zod';
import { defineCall } from '../call.ts';
import { sessionToken } from './user.ts';

/** [SI-033] Exchanges the identity provider's token, once, for a session and its claims token. */
export const openSession = defineCall({
  name: 'openSession',
  method: 'POST',
  path: '/api/auth/token',
  body: z.strictObject({
    idToken: z.string().min(1).max(16_384),
    /** The value that this page sent to the provider with the request for the token. */
    nonce: z.string().min(8).max(200),
  }),
  answers: { 200: sessionToken },
  access: { kind: 'opensSession' },
  scope: { names: 'session' },
  ratePerMinute: { address: 240 },
  example: { body: { idToken: 'eyJhbGciOiJSUzI1NiJ9.e30.c2ln', nonce: 'n-0S6_WzA2Mj' } },
});
