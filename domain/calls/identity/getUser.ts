import { defineCall } from '../call.ts';
import { getUserPath } from './getUserPath.ts';
import { currentUser } from './user.ts';

/**
 * [SI-017] Who the session belongs to, what it may do, and what the page needs to go on.
 * On the public applications a browser without a session is given that of an anonymous consumer.
 */
export const getUser = defineCall({
  name: 'getUser',
  method: 'GET',
  path: getUserPath,
  answers: { 200: currentUser },
  access: { kind: 'opensSession' },
  scope: { names: 'session' },
  ratePerMinute: { address: 2400, session: 240 },
  example: {},
});
