import * as z from 'zod';
import { defineCall } from '../call.ts';

/** How many tasks there are that nobody gave up, as far as the session reaches. */
export const countTasks = defineCall({
  name: 'countTasks',
  method: 'GET',
  path: '/api/tasks/count',
  answers: { 200: z.object({ count: z.int() }) },
  access: { kind: 'claims', allOf: ['POLICY_MAINTENANCE.EDIT_POLICY'] },
  scope: { names: 'session' },
  ratePerMinute: { address: 2400, session: 300 },
  example: {},
});
