import { defineCall } from '../call.ts';
import { signedOut } from './user.ts';

/** [SI-028] [SI-029] Ends the session of a directory user. */
export const signOutDirectory = defineCall({
  name: 'signOutDirectory',
  method: 'GET',
  changesState: true,
  outlivesPage: true,
  path: '/api/auth/logout',
  answers: { 200: signedOut },
  access: { kind: 'session' },
  scope: { names: 'session' },
  ratePerMinute: { address: 1200, session: 120 },
  example: {},
});

/** [SI-029] [SI-030] Ends the session of a customer-identity user or of an anonymous consumer. */
export const signOutCustomer = defineCall({
  name: 'signOutCustomer',
  method: 'POST',
  outlivesPage: true,
  path: '/api/auth/logout',
  answers: { 200: signedOut },
  access: { kind: 'session' },
  scope: { names: 'session' },
  ratePerMinute: { address: 1200, session: 120 },
  example: {},
});
