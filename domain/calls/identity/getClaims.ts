import { z } from 'zod';
import { defineCall } from '../call.ts';
import { sessionClaims, sessionUser } from './user.ts';

/**
 * [SI-019] The permissions of the session's user. The documents name this call; our pages take the permissions from
 * the answer of `getUser`, which they ask for anyway.
 */
export const getClaims = defineCall({
  name: 'getClaims',
  method: 'GET',
  path: '/api/auth/claims',
  answers: { 200: z.object({ claims: sessionClaims, user: sessionUser }) },
  access: { kind: 'session' },
  scope: { names: 'session' },
  ratePerMinute: { address: 2400, session: 240 },
  example: {},
});
