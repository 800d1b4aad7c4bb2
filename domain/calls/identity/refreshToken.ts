import { defineCall } from '../call.ts';
import { sessionToken } from './user.ts';

/**
 * [SI-034] Gives the session a new claims token and a new expiry; the earlier token serves other pages for minutes.
 * The documents name this call; our pages renew the session with `keepAlive`.
 */
export const refreshToken = defineCall({
  name: 'refreshToken',
  method: 'POST',
  path: '/api/auth/refreshToken',
  answers: { 200: sessionToken },
  access: { kind: 'session' },
  scope: { names: 'session' },
  ratePerMinute: { address: 1200, session: 120 },
  example: {},
});
