import * as z from 'zod';
import { defineCall } from '../call.ts';
import { noteText, policyNote, policyNotes } from '../shapes/policyNote.ts';
import { languageHeader, policyNumber } from '../shapes/text.ts';

const reading = { kind: 'claims', allOf: ['POLICY_MAINTENANCE.VIEW_POLICY_NOTES'] } as const;
const headers = z.object({ lang: languageHeader });
const example = { policyNumber: 'TC-100000001' };

/** [NT-005] The notes on a policy, the newest first. */
export const readPolicyNotes = defineCall({
  name: 'readPolicyNotes',
  method: 'GET',
  path: '/api/policies/{policyNumber}/notes',
  aliases: ['/policy/{policyNumber}/notes'],
  params: z.strictObject({ policyNumber }),
  headers,
  answers: { 200: policyNotes },
  access: reading,
  scope: { names: 'policy', at: 'params.policyNumber' },
  ratePerMinute: { address: 600, session: 120 },
  example: { params: example, headers: { lang: 'EN' } },
});

/**
 * [NT-006] Adds a note to the policy of that number, once for each `newId`: sent again it is the same
 * note. Problem: `notFound` (404, also an id under which something else was noted).
 */
export const addPolicyNote = defineCall({
  name: 'addPolicyNote',
  method: 'POST',
  path: '/api/policies/{ownerCode}/note',
  aliases: ['/policy/{ownerCode}/note'],
  params: z.strictObject({ ownerCode: policyNumber }),
  headers,
  body: z.strictObject({ newId: z.uuid(), text: noteText }),
  answers: { 200: z.object({ note: policyNote }) },
  access: { kind: 'claims', allOf: ['POLICY_MAINTENANCE.ADD_POLICY_NOTE'] },
  scope: { names: 'policy', at: 'params.ownerCode' },
  ratePerMinute: { address: 600, session: 60 },
  example: {
    params: { ownerCode: 'TC-100000001' },
    headers: { lang: 'EN' },
    body: { newId: '0190d5a2-7c31-7d3a-9d7e-2f4b6c8e1a57', text: 'The client called about a refund.' },
  },
});

/** Most notes that are read without naming a policy. */
export const mostNotesRead = 100;

/** [CA-028] The notes on a policy, or the newest ones on all that the session’s person reaches. */
export const readNotes = defineCall({
  name: 'readNotes',
  method: 'GET',
  path: '/api/notes',
  query: z.strictObject({ policyNumber: policyNumber.optional() }),
  answers: { 200: policyNotes },
  access: reading,
  scope: { names: 'policy', at: 'query.policyNumber' },
  ratePerMinute: { address: 600, session: 120 },
  example: { query: example },
});
