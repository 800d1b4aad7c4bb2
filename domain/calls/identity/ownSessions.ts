import { z } from 'zod';
import { applicationKeys } from '../../applications.ts';
import { browsers, operatingSystems } from '../../devices.ts';
import { defineCall } from '../call.ts';
import { instant } from './user.ts';

const sessionName = z.string().regex(/^[\w-]{22}$/);

/** A live session of the person who asks. */
export const ownSession = z.object({
  /** Tells one session from another; opens nothing. */
  sessionName,
  application: z.enum(applicationKeys),
  begunAt: instant,
  lastUsedAt: instant,
  /** Null where the browser did not say what it is. */
  browser: z.enum(browsers).nullable(),
  operatingSystem: z.enum(operatingSystems).nullable(),
  /** The session that asks. */
  current: z.boolean(),
});
export type OwnSession = z.output<typeof ownSession>;

const ownSessions = z.object({ sessions: z.array(ownSession) });

/** The live sessions of the person who signed in, in every application; the one that asks first, then the one used last. */
export const readOwnSessions = defineCall({
  name: 'readOwnSessions',
  method: 'GET',
  path: '/api/auth/sessions',
  answers: { 200: ownSessions },
  access: { kind: 'session' },
  scope: { names: 'session' },
  ratePerMinute: { address: 1200, session: 120 },
  example: {},
});

/** Ends another own session at once and answers those that are left. The one that asks is ended by signing out. */
export const endOwnSession = defineCall({
  name: 'endOwnSession',
  method: 'DELETE',
  path: '/api/auth/sessions/{sessionName}',
  params: z.strictObject({ sessionName }),
  answers: { 200: ownSessions },
  access: { kind: 'session' },
  scope: { names: 'session' },
  ratePerMinute: { address: 600, session: 60 },
  example: { params: { sessionName: 'A1b2C3d4E5f6G7h8I9j0-_' } },
});
