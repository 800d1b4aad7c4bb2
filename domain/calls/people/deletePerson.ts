import * as z from 'zod';
import { defineCall } from '../call.ts';
import { profileRef } from '../shapes/license.ts';
import { namedRevision } from '../shapes/revision.ts';

/**
 * [PM-022] Deletes a person, over the revision that was read: their sessions end, nobody signs in as them, and they
 * are not found any more. What they sold and did keeps their name. Problems: `person.own` and `person.reachesFurther` (403),
 * `person.stale` (412, with the person as it is now as `current`) and `person.revisionNeeded` (428).
 */
export const deletePerson = defineCall({
  name: 'deletePerson',
  method: 'DELETE',
  path: '/api/profiles/{profileRef}',
  params: z.strictObject({ profileRef }),
  headers: namedRevision,
  answers: { 200: z.object({ profileRef: z.string() }) },
  access: { kind: 'claims', allOf: ['AGENT.DELETE_AGENT'] },
  scope: { names: 'profile', at: 'params.profileRef' },
  ratePerMinute: { address: 150, session: 30 },
  example: { params: { profileRef: 'c-2012' }, headers: { 'if-match': '"1"' } },
});
