import { z } from 'zod';
import { defineCall } from '../call.ts';
import { instant } from './user.ts';

/** [ID-030] The server's time, for a page whose own clock has jumped; does not touch the session. */
export const readServerTime = defineCall({
  name: 'readServerTime',
  method: 'GET',
  path: '/api/server-time',
  answers: { 200: z.object({ serverTime: instant }) },
  access: { kind: 'public' },
  scope: { names: 'nothing' },
  ratePerMinute: { address: 4800 },
  example: {},
});
