import { z } from 'zod';
import { defineCall } from '../call.ts';
import { currentUser } from './user.ts';

const organizationCode = z.string().min(1).max(40);
const profileRef = z.string().min(1).max(100);
const sellingCode = z.string().min(1).max(40);

/** [OS-007] Moves the session of a LAN id to an organization and, when one was chosen, to an agent of it. */
export const setUser = defineCall({
  name: 'setUser',
  method: 'GET',
  changesState: true,
  path: '/api/auth/set-user',
  headers: z.object({ newOrg: organizationCode, newDistrib: profileRef.optional() }),
  answers: { 200: currentUser },
  access: { kind: 'session' },
  scope: { names: 'session' },
  ratePerMinute: { address: 1200, session: 120 },
  example: { headers: { newOrg: 'CM' } },
});

/**
 * [OS-008] [CP-020] Moves the session of a CIAM id to an organization and, when one was chosen, to an agent of it, or
 * changes the code under which it sells.
 */
export const setCiamUser = defineCall({
  name: 'setCiamUser',
  method: 'GET',
  changesState: true,
  path: '/api/auth/set-ciam-user',
  headers: z
    .object({
      newOrg: organizationCode.optional(),
      newDistrib: profileRef.optional(),
      sellingCode: sellingCode.optional(),
    })
    .refine((asked) => (asked.newOrg === undefined) !== (asked.sellingCode === undefined))
    .refine((asked) => asked.newDistrib === undefined || asked.newOrg !== undefined),
  answers: { 200: currentUser },
  access: { kind: 'session' },
  scope: { names: 'session' },
  ratePerMinute: { address: 1200, session: 120 },
  example: { headers: { newOrg: 'CM' } },
});
