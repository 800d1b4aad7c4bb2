import { z } from 'zod';
import { defineCall } from '../call.ts';
import { instant } from './user.ts';

/** [ID-023] Begins the idle time of the session anew. */
export const keepAlive = defineCall({
  name: 'keepAlive',
  method: 'GET',
  changesState: true,
  path: '/api/keepalive',
  aliases: ['/keepalive'],
  answers: { 200: z.object({ sessionExpiration: instant, serverTime: instant }) },
  access: { kind: 'session' },
  scope: { names: 'session' },
  ratePerMinute: { address: 4800, session: 240 },
  example: {},
});
