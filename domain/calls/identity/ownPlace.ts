import { z } from 'zod';
import { defineCall } from '../call.ts';
import { sessionOrganization, sessionUser } from './user.ts';

const ofSession = {
  access: { kind: 'session' },
  scope: { names: 'session' },
  ratePerMinute: { address: 2400, session: 240 },
  example: {},
} as const;

/** [CA-028] The organization in which the session is; null where it is in none. The pages read it with `getUser`. */
export const readOwnOrganization = defineCall({
  name: 'readOwnOrganization',
  method: 'GET',
  path: '/api/org',
  aliases: ['/org'],
  answers: { 200: z.object({ organization: sessionOrganization.nullable() }) },
  ...ofSession,
});

/** [CA-028] Whose session it is. The pages read it with `getUser`. */
export const readOwnProfile = defineCall({
  name: 'readOwnProfile',
  method: 'GET',
  path: '/api/profile',
  aliases: ['/profile'],
  answers: { 200: z.object({ profile: sessionUser }) },
  ...ofSession,
});
