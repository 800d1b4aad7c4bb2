import * as z from 'zod';
import { recordCalls } from '../records/recordCalls.ts';
import { profileRef } from '../shapes/license.ts';
import { answeredPerson, changedPerson, newPerson, personExample, personFields } from '../shapes/person.ts';

/**
 * [US-040] [US-041] [US-043] A person: read, added as NEW, and changed over a revision. The title comes with
 * the role, city and province with the default organization, and who added somebody is the session: what is sent of these
 * is not used. `licenses` are the provinces for which the person has or applies for a licence. Problems:
 * `person.duplicate` (409, the email belongs to somebody of the same kind of sign-in, or the reference number does),
 * `person.reachesFurther` (403), `person.stale` (412, with the person as it is now as `current`) and
 * `person.revisionNeeded` (428).
 */
export const personCalls = recordCalls('Profile', {
  paths: { all: '/createProfile', one: '/getProfileByRef', change: '/updateProfile' },
  scopes: {
    added: { names: 'agency', at: 'body.organizations.*.organizationCode' },
    one: { names: 'profile', at: 'query.profileRef' },
  },
  claims: { read: 'AGENT.VIEW_AGENT', add: 'AGENT.ADD_AGENT', change: 'AGENT.EDIT_AGENT' },
  query: z.strictObject({ profileRef }),
  answer: answeredPerson,
  added: newPerson,
  changed: changedPerson,
  fields: personFields,
  examples: {
    named: { query: { profileRef: 'c-2001' } },
    added: personExample,
    changed: { firstName: 'Sophie-Anne' },
  },
});
